import { each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { arch, oval, polygon, rect } from '../shapes';

/** A window with four panes, lit from within; centered on the origin. */
export function pane(width: number, height: number, light: string = ink.butter): Svg {
  return (
    fill(rect(-width / 2, -height / 2, width, height, 5), light) +
    line(`M0 ${-height / 2}V${height / 2}M${-width / 2} 0H${width / 2}`, ink.cream, 4) +
    line(rect(-width / 2, -height / 2, width, height, 5), ink.cream, 5)
  );
}

/** A house with a pitched roof, standing on y = 0. */
export function house(
  width: number,
  {
    wall = tone.cream,
    roof = tone.clay,
    door = tone.moss,
  }: { wall?: Tone; roof?: Tone; door?: Tone } = {},
): Svg {
  const w = width / 2;
  const eaves = -w * 0.9;
  return (
    solid(rect(w * 0.42, -w * 1.66, w * 0.24, w * 0.6, 4), roof, 6) +
    solid(
      polygon([-w * 0.86, 0], [-w * 0.86, eaves], [0, -w * 1.62], [w * 0.86, eaves], [w * 0.86, 0]),
      wall,
      w * 0.1,
    ) +
    line(`M${-w} ${eaves + w * 0.06}L0 ${-w * 1.64}L${w} ${eaves + w * 0.06}`, roof[1], w * 0.19) +
    line(`M${-w} ${eaves + w * 0.03}L0 ${-w * 1.67}L${w} ${eaves + w * 0.03}`, roof[0], w * 0.13) +
    solid(arch(w * 0.02, 0, w * 0.42, w * 0.72), door, 6) +
    fill(oval(w * 0.14, -w * 0.3, w * 0.035), ink.straw) +
    place(pane(w * 0.34, w * 0.36), -w * 0.52, -w * 0.5) +
    place(pane(w * 0.34, w * 0.36), w * 0.54, -w * 0.5) +
    fill(oval(0, -w * 1.13, w * 0.14), ink.butter) +
    line(oval(0, -w * 1.13, w * 0.14), ink.cream, 4)
  );
}

/** A house cut open to show rolls of insulation below its roof, standing on y = 0. */
export function insulatedHouse(width: number): Svg {
  const w = width / 2;
  const eaves = -w * 0.84;
  const loft = `M${-w * 0.82} ${eaves}L0 ${-w * 1.58}L${w * 0.82} ${eaves}Z`;
  const rolls = [-0.6, -0.36, -0.12, 0.12, 0.36, 0.6];
  return (
    solid(rect(-w * 0.86, eaves, w * 1.72, -eaves, 4), tone.cream, w * 0.09) +
    fill(loft, ink.forest) +
    inside(
      loft,
      each(
        rolls,
        (share) =>
          solid(oval(w * share, eaves - w * 0.12, w * 0.13, w * 0.14), tone.straw, 6) +
          line(
            `M${w * share - w * 0.05} ${eaves - w * 0.12}a${w * 0.05} ${w * 0.05} 0 1 1 ${w * 0.06} ${w * 0.05}`,
            tone.clay[1],
            4,
          ),
      ),
    ) +
    line(
      `M0 ${-w * 1.52}V${eaves - w * 0.26}M${-w * 0.4} ${-w * 1.18}L0 ${eaves - w * 0.28}L${w * 0.4} ${-w * 1.18}`,
      ink.wood,
      8,
    ) +
    line(
      `M${-w} ${eaves + w * 0.07}L0 ${-w * 1.64}L${w} ${eaves + w * 0.07}`,
      tone.clay[1],
      w * 0.17,
    ) +
    line(
      `M${-w} ${eaves + w * 0.04}L0 ${-w * 1.67}L${w} ${eaves + w * 0.04}`,
      tone.clay[0],
      w * 0.11,
    ) +
    fill(rect(-w * 0.86, eaves - 4, w * 1.72, 12), ink.wood) +
    place(pane(w * 0.42, w * 0.42), -w * 0.44, -w * 0.42) +
    solid(arch(w * 0.4, 0, w * 0.4, w * 0.64), tone.moss, 6) +
    fill(oval(w * 0.52, -w * 0.28, w * 0.03), ink.straw)
  );
}

/** A front door with a stuffed draft stopper along its foot, standing on y = 0. */
export function doorWithDraftStopper(height: number): Svg {
  const [h, w] = [height, height * 0.24];
  const snake = `M${-w * 1.34} -10C${-w * 1.3} ${-h * 0.13} ${-w} ${-h * 0.1} ${-w * 0.7} ${-h * 0.085}H${w * 1.1}C${w * 1.4} ${-h * 0.1} ${w * 1.6} ${-h * 0.14} ${w * 1.62} ${-h * 0.06}C${w * 1.6} ${h * 0.03} ${w * 1.3} ${h * 0.02} ${w * 1.1} ${h * 0.02}H${-w * 1.1}Q${-w * 1.34} ${h * 0.02} ${-w * 1.34} -10Z`;
  return (
    fill(rect(-w * 1.16, -h * 1.04, w * 2.32, h * 1.04, 8), ink.cream) +
    solid(rect(-w, -h, w * 2, h, 6), tone.moss, 12) +
    each([-0.62, 0.12], (share) =>
      line(
        rect(w * share, -h * 0.9, w * 0.5, h * 0.38, 6) +
          rect(w * share, -h * 0.44, w * 0.5, h * 0.28, 6),
        ink.forest,
        5,
      ),
    ) +
    solid(oval(w * 0.8, -h * 0.46, 9), tone.straw, 3) +
    solid(snake, tone.clay, 9) +
    inside(
      snake,
      each([-1, -0.55, -0.1, 0.35, 0.8], (share) =>
        fill(rect(w * share, -h * 0.2, w * 0.14, h * 0.3), ink.butter),
      ),
    ) +
    fill(oval(w * 1.42, -h * 0.075, 4.5), ink.night) +
    line(`M${w * 1.61} ${-h * 0.05}h18m0 0l9 -7m-9 7l9 6`, ink.clayDeep, 4)
  );
}

/** A flight of stairs that climbs to the right, from the origin; each step is `step` wide and high × 0.72. */
export function stairs(step: number, count: number): Svg {
  const rise = step * 0.72;
  const steps = Array.from({ length: count }, (_, index) => index);
  return each(
    steps,
    (index) =>
      solid(
        rect(index * step, -(index + 1) * rise, (count - index) * step, rise + 2, 3),
        tone.wood,
        0,
      ) +
      fill(
        rect(index * step, -(index + 1) * rise, (count - index) * step, rise * 0.22, 3),
        ink.butter,
      ) +
      fill(
        rect(index * step, -(index + 1) * rise + rise * 0.22, 5, rise * 0.78),
        ink.woodDeep,
        0.5,
      ),
  );
}

/** A market stall with a striped awning; `wares` lie on its counter at y = -0.37 of the width. */
export function stall(width: number, wares: Svg): Svg {
  const w = width / 2;
  const stripe = w * 0.432;
  const awning = each([-1, -0.6, -0.2, 0.2, 0.6], (share, index) => {
    const x = w * 1.08 * share;
    return fill(
      `M${x * 0.9} ${-w * 1.86}H${(x + stripe) * 0.9}L${x + stripe} ${-w * 1.5}a${stripe / 2} ${w * 0.15} 0 0 1 ${-stripe} 0Z`,
      index % 2 === 0 ? ink.moss : ink.cream,
    );
  });
  return (
    each([-0.9, 0.84], (share) =>
      fill(rect(w * share, -w * 1.6, w * 0.06, w * 1.6), ink.woodDeep),
    ) +
    wares +
    solid(rect(-w, -w * 0.74, width, w * 0.74, 8), tone.wood, 12) +
    line(
      `M${-w * 0.96} ${-w * 0.48}H${w * 0.96}M${-w * 0.96} ${-w * 0.24}H${w * 0.96}`,
      ink.woodDeep,
      4,
      0.7,
    ) +
    awning +
    line(`M${-w * 0.97} ${-w * 1.86}H${w * 0.97}`, ink.forest, 9)
  );
}
