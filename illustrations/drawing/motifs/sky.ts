import { each, fill, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { randomFrom } from '../random';
import { drop, leafShape, oval } from '../shapes';

/** A sun with leaf-shaped rays, centered on the origin. */
export function sun(radius: number, colors: Tone = tone.straw): Svg {
  const rays = Array.from({ length: 12 }, (_, index) =>
    place(fill(leafShape(radius * 0.5, radius * 0.24), colors[0]), 0, 0, { turn: index * 30 }),
  );
  const ring = rays.map((ray, index) => {
    const angle = (index * Math.PI) / 6;
    return place(ray, Math.sin(angle) * radius * 1.22, -Math.cos(angle) * radius * 1.22);
  });
  return ring.join('') + solid(oval(0, 0, radius), colors, radius * 0.2);
}

/** A crescent moon, centered on the origin. */
export function moon(radius: number, color: string = ink.butter): Svg {
  const r = radius;
  return fill(
    `M${r * 0.3} ${-r}A${r} ${r} 0 1 0 ${r} ${r * 0.3}A${r * 0.82} ${r * 0.82} 0 0 1 ${r * 0.3} ${-r}Z`,
    color,
  );
}

/** A cloud standing on y = 0. */
export function cloud(width: number, colors: Tone = tone.cream): Svg {
  const w = width / 2;
  const outline = `M${-w * 0.75} 0C${-w * 1.15} 0 ${-w * 1.1} ${-w * 0.5} ${-w * 0.62} ${-w * 0.46}C${-w * 0.55} ${-w * 0.95} ${w * 0.1} ${-w * 0.98} ${w * 0.2} ${-w * 0.58}C${w * 0.5} ${-w * 0.84} ${w * 0.9} ${-w * 0.6} ${w * 0.76} ${-w * 0.34}C${w * 1.15} ${-w * 0.3} ${w * 1.05} 0 ${w * 0.75} 0Z`;
  return solid(outline, colors, width * 0.05);
}

/** Raindrops over an area below y = 0, in loosely staggered rows. */
export function rain(width: number, height: number, size: number, color: string = ink.water): Svg {
  const random = randomFrom(width + height);
  const columns = Math.max(2, Math.round(width / (size * 2.6)));
  const rows = Math.max(2, Math.round(height / (size * 2.1)));
  const cells = Array.from({ length: columns * rows }, (_, index) => index);
  return each(cells, (index) => {
    const row = Math.floor(index / columns);
    const column = (index % columns) + (row % 2 === 0 ? 0.1 : 0.6) + random() * 0.3;
    const x = Math.round((column * width) / columns - width / 2);
    const y = Math.round(((row + random() * 0.4) * height) / rows);
    return fill(drop(x, y, size), color, row === 0 ? 0.6 : 1);
  });
}

/** Three wisps of steam rising from y = 0. */
export function steam(height: number, color: string = ink.cream, gap = 26): Svg {
  const h = height;
  return each([-1, 0, 1], (side) =>
    line(
      `M${side * gap} 0c${-h * 0.18} ${-h * 0.28} ${h * 0.2} ${-h * 0.42} 0 ${-h * (side === 0 ? 0.95 : 0.7)}`,
      color,
      h * 0.085,
      0.9,
    ),
  );
}

/** Small four-pointed glints around the origin. */
export function glints(reach: number, color: string = ink.straw): Svg {
  const glint = (size: number) =>
    fill(
      `M0 ${-size}Q${size * 0.12} ${-size * 0.12} ${size} 0Q${size * 0.12} ${size * 0.12} 0 ${size}Q${-size * 0.12} ${size * 0.12} ${-size} 0Q${-size * 0.12} ${-size * 0.12} 0 ${-size}Z`,
      color,
    );
  return (
    place(glint(reach * 0.2), reach, -reach * 0.6) +
    place(glint(reach * 0.13), reach * 0.72, -reach) +
    place(glint(reach * 0.15), -reach, -reach * 0.75)
  );
}

/** Two birds far away. */
export function birds(size: number, color: string = ink.forest): Svg {
  const bird = `M${-size} ${-size * 0.25}Q${-size * 0.4} ${-size * 0.7} 0 0Q${size * 0.4} ${-size * 0.7} ${size} ${-size * 0.25}`;
  return (
    line(bird, color, size * 0.17) +
    place(line(bird, color, size * 0.2), size * 2.3, -size * 1.1, { scale: 0.7 })
  );
}
