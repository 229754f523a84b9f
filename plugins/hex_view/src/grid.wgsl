// Hex lines and centre dots, one pixel thin at every zoom: the distance to the nearest hexside is worked out for each pixel.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Grid {
    // South shift of the column at x = 0: 0 or 104.
    shift: f32,
    // Physical pixels per logical pixel.
    ratio: f32,
    // Opacity of lines and of dots.
    lines: f32,
    dots: f32,
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> grid: Grid;

// From the centre of a hex: how far out, 1 on the edge.
fn reach(at: vec2<f32>) -> f32 {
    return max(at.y / 104.0, (104.0 * at.x + 60.0 * at.y) / 12480.0);
}

// The place as seen from the centre of the nearest hex of a column, folded into one quarter.
fn in_column(place: vec2<f32>, column: f32) -> vec2<f32> {
    let odd = abs(column) - 2.0 * floor(abs(column) / 2.0);
    let shift = select(104.0 - grid.shift, grid.shift, odd < 0.5);
    let row = round((place.y - shift) / 208.0);
    return abs(place - vec2<f32>(column * 180.0, row * 208.0 + shift));
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let place = vec2<f32>(in.world_position.x, -in.world_position.y);
    let pixel = max(abs(dpdx(place.x)), 0.0001);
    let hex_pixels = 240.0 / (pixel * grid.ratio);

    let column = floor(place.x / 180.0);
    var at = in_column(place, column);
    let beside = in_column(place, column + 1.0);
    if reach(beside) < reach(at) {
        at = beside;
    }
    // sqrt(104² + 60²) = 120.067
    let edge = min(104.0 - at.y, (12480.0 - 104.0 * at.x - 60.0 * at.y) / 120.067);
    let half_line = 0.5 * max(grid.ratio, 1.0);
    // Lines grow a little when one hex fills much of the window.
    let wide = half_line * clamp(hex_pixels / 260.0, 1.0, 1.8);
    let line = 1.0 - smoothstep(wide - 0.5, wide + 0.5, edge / pixel);
    let fade_lines = smoothstep(9.0, 45.0, hex_pixels);

    let dot_radius = 1.5 * max(grid.ratio, 1.0) * clamp(hex_pixels / 120.0, 1.0, 2.2);
    let dot = 1.0 - smoothstep(dot_radius - 0.6, dot_radius + 0.6, length(at) / pixel);
    let fade_dots = smoothstep(30.0, 45.0, hex_pixels);

    let alpha = max(line * fade_lines * grid.lines, dot * fade_dots * grid.dots);
    return vec4<f32>(0.02, 0.02, 0.015, alpha);
}
