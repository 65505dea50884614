import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { leafShape, oval, rect } from '../shapes';

/** A single leaf with its midrib, growing up from the origin. */
export function leaf(length: number, width: number, [lit, shade]: Tone = tone.leaf, bend = 0): Svg {
  const outline = leafShape(length, width, bend);
  const rib = `M0 0Q${bend * 0.1} ${-length * 0.5} ${bend * 0.92} ${-length * 0.94}`;
  const half = `M0 0Q${bend * 0.1} ${-length * 0.5} ${bend} ${-length}L${width + bend} ${-length}L${width} 0Z`;
  return (
    fill(outline, lit) +
    inside(outline, fill(half, shade)) +
    line(rib, ink.cream, Math.max(1.5, width * 0.05), 0.45)
  );
}

/** A stem with pairs of leaves, growing up from the origin. */
export function sprig(length: number, pairs: number, colors: Tone = tone.leaf): Svg {
  const stem = line(
    `M0 0Q${length * 0.04} ${-length * 0.5} 0 ${-length}`,
    colors[1],
    length * 0.022,
  );
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = (index + 0.55) / pairs;
    const size = length * (0.36 - share * 0.13);
    const y = -length * (0.12 + share * 0.78);
    return (
      place(leaf(size, size * 0.46, colors), 0, y, { turn: 52 }) +
      place(leaf(size, size * 0.46, colors), 0, y + 5, { turn: -52 })
    );
  });
  return (
    stem + leaves.join('') + place(leaf(length * 0.26, length * 0.11, colors), 0, -length * 0.96)
  );
}

/** A young plant with two seed leaves. */
export function sprout(height: number, colors: Tone = tone.leaf): Svg {
  const size = height * 0.62;
  return (
    line(`M0 0Q${-height * 0.06} ${-height * 0.3} 0 ${-height * 0.55}`, colors[1], height * 0.06) +
    place(leaf(size, size * 0.52, colors), 0, -height * 0.52, { turn: 48 }) +
    place(leaf(size * 0.86, size * 0.46, colors), 0, -height * 0.5, { turn: -50 })
  );
}

/** An open flower with a leafy stem; the origin is its foot. */
export function flower(height: number, petals: Tone, heart: string = ink.straw, leafy = true): Svg {
  const size = height * 0.2;
  const crown = each([0, 60, 120, 180, 240, 300], (turn) =>
    place(fill(leafShape(size, size * 0.72), turn % 120 === 0 ? petals[0] : petals[1]), 0, 0, {
      turn,
    }),
  );
  const leaves = leafy
    ? place(leaf(height * 0.3, height * 0.12), 0, -height * 0.2, { turn: 50 }) +
      place(leaf(height * 0.26, height * 0.11), 0, -height * 0.34, { turn: -48 })
    : '';
  return (
    line(`M0 0Q${height * 0.05} ${-height * 0.5} 0 ${-height}`, ink.moss, height * 0.028) +
    leaves +
    place(crown + fill(oval(0, 0, size * 0.36), heart), 0, -height)
  );
}

/** Blades of grass. */
export function tuft(height: number, colors: Tone = tone.leaf): Svg {
  return each([-38, -18, 2, 20, 40], (turn, index) =>
    place(
      fill(
        leafShape(height * (1 - Math.abs(turn) / 110), height * 0.2),
        colors[index % 2 === 0 ? 1 : 0],
      ),
      turn * 0.15,
      0,
      { turn },
    ),
  );
}

/** A round-headed tree, `height` from foot to crown. */
export function tree(height: number, crown: Tone = tone.leaf, trunk: Tone = tone.wood): Svg {
  const [h, r] = [height, height * 0.34];
  const bole = `M${-h * 0.045} 0L${-h * 0.025} ${-h * 0.6}H${h * 0.025}L${h * 0.045} 0Z`;
  const head = `M${-r * 0.5} ${-h * 0.34}C${-r * 1.1} ${-h * 0.32} ${-r * 1.25} ${-h * 0.58} ${-r * 0.86} ${-h * 0.66}C${-r * 0.95} ${-h * 0.9} ${-r * 0.42} ${-h * 1.02} 0 ${-h}C${r * 0.5} ${-h * 1.02} ${r * 0.98} ${-h * 0.86} ${r * 0.86} ${-h * 0.64}C${r * 1.25} ${-h * 0.54} ${r * 1.08} ${-h * 0.32} ${r * 0.5} ${-h * 0.34}Q0 ${-h * 0.27} ${-r * 0.5} ${-h * 0.34}Z`;
  return (
    solid(bole, trunk, h * 0.02) +
    solid(head, crown, h * 0.07) +
    line(
      `M0 ${-h * 0.3}V${-h * 0.62}M0 ${-h * 0.42}l${h * 0.09} ${-h * 0.1}M0 ${-h * 0.5}l${-h * 0.08} ${-h * 0.09}`,
      trunk[1],
      h * 0.022,
    )
  );
}

/** A narrow pointed tree. */
export function cypress(height: number, crown: Tone = tone.moss): Svg {
  return (
    solid(rect(-height * 0.025, -height * 0.2, height * 0.05, height * 0.2), tone.wood, 3) +
    place(leaf(height * 0.92, height * 0.4, crown), 0, -height * 0.08)
  );
}

/** A low round bush. */
export function bush(width: number, colors: Tone = tone.moss): Svg {
  const r = width / 4;
  const outline = `M${-width / 2} 0C${-width * 0.62} ${-r * 1.6} ${-width * 0.25} ${-r * 2} ${-width * 0.2} ${-r * 1.7}C${-width * 0.15} ${-r * 3} ${width * 0.2} ${-r * 3} ${width * 0.2} ${-r * 1.7}C${width * 0.3} ${-r * 2.1} ${width * 0.62} ${-r * 1.5} ${width / 2} 0Z`;
  return solid(outline, colors, width * 0.07);
}

/** A clay pot with a rim; what grows in it starts at y = -`height`. */
export function pot(width: number, height: number, colors: Tone = tone.clay): Svg {
  const [top, foot] = [width * 0.44, width * 0.33];
  return (
    solid(`M${-top} ${-height * 0.8}H${top}L${foot} 0H${-foot}Z`, colors, width * 0.12) +
    solid(rect(-width / 2, -height, width, height * 0.26, 6), colors, width * 0.12)
  );
}
