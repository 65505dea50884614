import { each, fill, line, place, solid, type Svg } from '../paint';
import { ink, tone } from '../palette';
import { oval, rect } from '../shapes';
import { leaf } from './botanical';

/** A spoked wheel centered on the origin. */
function wheel(radius: number, rim: string = ink.forest): Svg {
  const spokes = each([0, 30, 60, 90, 120, 150], (turn) =>
    place(line(`M0 ${-radius * 0.9}V${radius * 0.9}`, ink.slate, 1.6, 0.7), 0, 0, { turn }),
  );
  return (
    spokes +
    line(oval(0, 0, radius), rim, radius * 0.13) +
    line(oval(0, 0, radius * 0.86), ink.clay, 2.5, 0.7) +
    fill(oval(0, 0, radius * 0.1), rim)
  );
}

/** A bicycle facing right, its wheels on y = 0, `width` from hub to hub. */
export function bicycle(width: number, frame: string = ink.clay, basket = true): Svg {
  const w = width / 2;
  const r = width * 0.33;
  const hub = -r;
  const frameTubes = `M${-w} ${hub}L${-w * 0.38} ${hub - r * 1.06}L${-w * 0.12} ${hub + r * 0.06}ZM${-w * 0.38} ${hub - r * 1.06}L${w * 0.62} ${hub - r * 1.1}L${-w * 0.12} ${hub + r * 0.06}`;
  const flowers = basket
    ? place(leaf(r * 0.55, r * 0.26, tone.leaf), w * 0.98, hub - r * 1.32, { turn: 26 }) +
      place(leaf(r * 0.5, r * 0.24, tone.fern), w * 0.9, hub - r * 1.32, { turn: -16 }) +
      solid(
        `M${w * 0.72} ${hub - r * 1.36}H${w * 1.16}L${w * 1.08} ${hub - r * 0.84}H${w * 0.8}Z`,
        tone.wood,
        7,
      ) +
      line(
        `M${w * 0.76} ${hub - r * 1.18}H${w * 1.12}M${w * 0.79} ${hub - r * 1.02}H${w * 1.1}`,
        ink.woodDeep,
        3,
      )
    : '';
  return (
    place(wheel(r), -w, hub) +
    place(wheel(r), w, hub) +
    line(frameTubes, frame, r * 0.12) +
    line(`M${-w * 0.38} ${hub - r * 1.06}L${-w * 0.45} ${hub - r * 1.34}`, ink.forest, r * 0.1) +
    line(
      `M${w} ${hub}L${w * 0.62} ${hub - r * 1.1}L${w * 0.55} ${hub - r * 1.5}`,
      frame,
      r * 0.12,
    ) +
    line(
      `M${w * 0.34} ${hub - r * 1.42}Q${w * 0.46} ${hub - r * 1.56} ${w * 0.6} ${hub - r * 1.5}`,
      ink.forest,
      r * 0.11,
    ) +
    fill(
      `M${-w * 0.68} ${hub - r * 1.46}Q${-w * 0.45} ${hub - r * 1.52} ${-w * 0.22} ${hub - r * 1.4}Q${-w * 0.34} ${hub - r * 1.26} ${-w * 0.48} ${hub - r * 1.28}Q${-w * 0.66} ${hub - r * 1.3} ${-w * 0.68} ${hub - r * 1.46}Z`,
      ink.woodDeep,
    ) +
    line(oval(-w * 0.12, hub + r * 0.06, r * 0.2), ink.forest, r * 0.07) +
    line(
      `M${-w * 0.12} ${hub + r * 0.06}l${r * 0.2} ${r * 0.28}h${r * 0.14}`,
      ink.forest,
      r * 0.08,
    ) +
    flowers
  );
}

/** A long cargo bicycle facing right with a wooden box of groceries in front, wheels on y = 0. */
export function cargoBike(width: number, groceries: Svg): Svg {
  const w = width;
  const r = w * 0.15;
  const small = w * 0.11;
  return (
    place(wheel(r), -w * 0.36, -r) +
    place(wheel(small), w * 0.42, -small) +
    line(
      `M${-w * 0.36} ${-r}L${-w * 0.2} ${-r * 2.05}L${-w * 0.12} ${-r * 0.8}ZM${-w * 0.2} ${-r * 2.05}L${-w * 0.02} ${-r * 1.9}L${-w * 0.12} ${-r * 0.8}H${w * 0.3}L${w * 0.42} ${-small}`,
      ink.clay,
      r * 0.15,
    ) +
    line(`M${-w * 0.12} ${-r * 0.8}L${w * 0.04} ${-r * 2.7}`, ink.clay, r * 0.15) +
    line(
      `M${-w * 0.06} ${-r * 2.62}Q0 ${-r * 2.86} ${w * 0.05} ${-r * 2.7}`,
      ink.forest,
      r * 0.14,
    ) +
    line(`M${-w * 0.2} ${-r * 2.05}L${-w * 0.216} ${-r * 2.4}`, ink.forest, r * 0.12) +
    fill(
      `M${-w * 0.28} ${-r * 2.56}Q${-w * 0.2} ${-r * 2.62} ${-w * 0.14} ${-r * 2.46}Q${-w * 0.2} ${-r * 2.3} ${-w * 0.24} ${-r * 2.34}Z`,
      ink.woodDeep,
    ) +
    line(oval(-w * 0.12, -r * 0.8, r * 0.24), ink.forest, r * 0.09) +
    line(`M${-w * 0.12} ${-r * 0.8}l${r * 0.22} ${r * 0.32}h${r * 0.16}`, ink.forest, r * 0.1) +
    place(groceries, w * 0.2, -r * 1.7) +
    solid(
      `M${w * 0.02} ${-r * 1.84}H${w * 0.4}L${w * 0.36} ${-r * 0.66}H${w * 0.06}Z`,
      tone.wood,
      10,
    ) +
    line(
      `M${w * 0.035} ${-r * 1.46}H${w * 0.39}M${w * 0.05} ${-r * 1.06}H${w * 0.37}`,
      ink.woodDeep,
      3,
    )
  );
}

/** A car tire with a wheel of five spokes, centered on the origin. */
export function tire(radius: number): Svg {
  const treads = Array.from({ length: 20 }, (_, index) => index * 18);
  return (
    each(treads, (turn) =>
      place(
        fill(rect(-radius * 0.075, -radius * 1.05, radius * 0.15, radius * 0.2, 4), ink.night),
        0,
        0,
        { turn },
      ),
    ) +
    solid(oval(0, 0, radius), tone.night, radius * 0.08) +
    solid(oval(0, 0, radius * 0.64), tone.stone, radius * 0.06) +
    each([0, 72, 144, 216, 288], (turn) =>
      place(
        fill(
          `M${-radius * 0.1} ${-radius * 0.2}L${-radius * 0.15} ${-radius * 0.56}H${radius * 0.15}L${radius * 0.1} ${-radius * 0.2}Z`,
          ink.slate,
        ),
        0,
        0,
        { turn: turn + 36 },
      ),
    ) +
    solid(oval(0, 0, radius * 0.17), tone.clay, radius * 0.04)
  );
}
