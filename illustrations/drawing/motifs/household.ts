import { dashes, each, fill, inside, line, place, solid, type Svg } from '../paint';
import { ink, tone, type Tone } from '../palette';
import { drop, oval, rect } from '../shapes';
import { leaf } from './botanical';

/** A hanging light bulb with a leaf for a filament; the center of the glass is the origin. */
export function bulb(radius: number, { lit = true }: { lit?: boolean } = {}): Svg {
  const r = radius;
  const glass = `M${-r * 0.38} ${-r * 1.22}C${-r * 0.4} ${-r * 0.86} ${-r} ${-r * 0.62} ${-r} 0A${r} ${r} 0 0 0 ${r} 0C${r} ${-r * 0.62} ${r * 0.4} ${-r * 0.86} ${r * 0.38} ${-r * 1.22}Z`;
  return (
    solid(glass, lit ? tone.butter : tone.mist, r * 0.2) +
    place(leaf(r * 0.95, r * 0.5, lit ? tone.leaf : tone.slate, r * 0.1), 0, r * 0.56, {
      turn: 14,
    }) +
    line(
      `M${-r * 0.66} ${-r * 0.1}A${r * 0.7} ${r * 0.7} 0 0 0 ${-r * 0.42} ${r * 0.5}`,
      ink.cream,
      r * 0.09,
      0.9,
    ) +
    solid(rect(-r * 0.42, -r * 1.72, r * 0.84, r * 0.56, r * 0.1), tone.slate, r * 0.14) +
    line(
      `M${-r * 0.4} ${-r * 1.53}H${r * 0.4}M${-r * 0.4} ${-r * 1.36}H${r * 0.4}`,
      ink.cream,
      r * 0.06,
      0.5,
    ) +
    fill(oval(0, -r * 1.72, r * 0.24, r * 0.12), ink.forest)
  );
}

/** A wall switch, turned off, centered on the origin. */
export function wallSwitch(size: number): Svg {
  return (
    solid(
      rect(-size * 0.5, -size * 0.62, size, size * 1.24, size * 0.14),
      tone.cream,
      size * 0.06,
    ) +
    solid(
      rect(-size * 0.2, -size * 0.34, size * 0.4, size * 0.68, size * 0.08),
      tone.stone,
      size * 0.04,
    ) +
    solid(rect(-size * 0.2, 0, size * 0.4, size * 0.34, size * 0.08), tone.clay, size * 0.05)
  );
}

/** A wall outlet with a plug pulled out; the outlet's center is the origin. */
export function socketAndPlug(size: number): Svg {
  const s = size;
  const plug =
    fill(rect(-s * 0.3, -s * 0.15, s * 0.3, s * 0.06, 3), ink.slate) +
    fill(rect(-s * 0.3, s * 0.09, s * 0.3, s * 0.06, 3), ink.slate) +
    solid(
      `M0 ${-s * 0.3}H${s * 0.22}C${s * 0.52} ${-s * 0.3} ${s * 0.52} ${s * 0.3} ${s * 0.22} ${s * 0.3}H0Q${-s * 0.06} 0 0 ${-s * 0.3}Z`,
      tone.moss,
      s * 0.08,
    );
  return (
    solid(rect(-s * 0.6, -s * 0.6, s * 1.2, s * 1.2, s * 0.2), tone.cream, s * 0.06) +
    solid(oval(0, 0, s * 0.4), tone.stone, s * 0.05) +
    fill(oval(-s * 0.13, 0, s * 0.055), ink.forest) +
    fill(oval(s * 0.13, 0, s * 0.055), ink.forest) +
    line(
      `M${s * 1.6} ${s * 0.02}C${s * 2.3} ${s * 0.1} ${s * 1.5} ${s * 0.9} ${s * 2.1} ${s * 1.05}S${s * 2.9} ${s * 0.8} ${s * 3.3} ${s * 1.3}`,
      ink.moss,
      s * 0.085,
    ) +
    place(plug, s * 1.2, s * 0.02)
  );
}

/** A faucet on its pipe, spout to the left; a drop hangs below. The origin is under the spout. */
export function faucet(size: number, colors: Tone = tone.dew, dripping = true): Svg {
  const s = size;
  const spout = `M${-s * 0.14} ${-s * 0.5}C${-s * 0.14} ${-s * 1.02} ${s * 0.24} ${-s * 1.02} ${s * 0.5} ${-s * 1.02}H${s * 1.15}V${-s * 0.7}H${s * 0.5}C${s * 0.24} ${-s * 0.7} ${s * 0.18} ${-s * 0.66} ${s * 0.16} ${-s * 0.5}Z`;
  return (
    solid(rect(s * 0.54, -s * 1.3, s * 0.18, s * 0.32, 4), colors, s * 0.05) +
    solid(rect(s * 0.26, -s * 1.44, s * 0.74, s * 0.18, s * 0.09), tone.clay, s * 0.05) +
    solid(spout, colors, s * 0.09) +
    solid(rect(-s * 0.2, -s * 0.54, s * 0.42, s * 0.12, s * 0.05), colors, s * 0.05) +
    solid(rect(s * 1.1, -s * 1.14, s * 0.16, s * 0.56, s * 0.05), colors, s * 0.05) +
    (dripping ? fill(drop(0, -s * 0.34, s * 0.34), ink.lagoon) : '')
  );
}

/** A shower head on its arm with falling water; the middle of the head is the origin. */
export function shower(size: number, fall: number): Svg {
  const s = size;
  const jets = [-0.42, -0.21, 0, 0.21, 0.42];
  return (
    line(
      `M0 ${-s * 0.3}V${-s * 0.62}Q0 ${-s * 0.95} ${s * 0.36} ${-s * 0.95}H${s * 1.05}`,
      ink.slate,
      s * 0.12,
    ) +
    solid(rect(s * 0.98, -s * 1.2, s * 0.14, s * 0.5, 5), tone.slate, 5) +
    each(jets, (share, index) =>
      dashes(
        `M${share * s * 0.92} ${s * (0.24 + (index % 2) * 0.14)}L${share * s * 1.35} ${s * 0.2 + fall}`,
        ink.lagoon,
        s * 0.05,
        [s * 0.2, s * 0.17],
      ),
    ) +
    solid(
      `M${-s * 0.6} ${s * 0.06}C${-s * 0.5} ${-s * 0.34} ${s * 0.5} ${-s * 0.34} ${s * 0.6} ${s * 0.06}Z`,
      tone.dew,
      s * 0.1,
    ) +
    solid(rect(-s * 0.64, s * 0.02, s * 1.28, s * 0.12, s * 0.06), tone.moss, s * 0.04)
  );
}

/** An hourglass centered on the origin. */
export function hourglass(height: number): Svg {
  const [h, w] = [height / 2, height * 0.28];
  const bulbs = `M${-w} ${-h * 0.82}H${w}C${w} ${-h * 0.3} ${w * 0.16} ${-h * 0.14} ${w * 0.16} 0C${w * 0.16} ${h * 0.14} ${w} ${h * 0.3} ${w} ${h * 0.82}H${-w}C${-w} ${h * 0.3} ${-w * 0.16} ${h * 0.14} ${-w * 0.16} 0C${-w * 0.16} ${-h * 0.14} ${-w} ${-h * 0.3} ${-w} ${-h * 0.82}Z`;
  const sand =
    fill(rect(-w, -h * 0.46, w * 2, h * 0.46), ink.claySoft) +
    fill(`M${-w} ${h}V${h * 0.62}Q0 ${h * 0.22} ${w} ${h * 0.62}V${h}Z`, ink.claySoft);
  return (
    fill(bulbs, ink.cream) +
    inside(bulbs, sand + line(`M0 0V${h * 0.6}`, ink.claySoft, 4)) +
    line(bulbs, ink.dew, 5) +
    solid(rect(-w * 1.25, -h, w * 2.5, h * 0.2, 6), tone.wood, 6) +
    solid(rect(-w * 1.25, h * 0.8, w * 2.5, h * 0.2, 6), tone.wood, 6)
  );
}

/** A round room thermostat, centered on the origin; the pointer stands at `turn` degrees from the top. */
export function thermostat(radius: number, turn: number): Svg {
  const r = radius;
  const arc = (from: number, to: number, color: string) => {
    const at = (degrees: number) => {
      const angle = ((degrees - 90) * Math.PI) / 180;
      return `${Math.round(Math.cos(angle) * r * 0.74)} ${Math.round(Math.sin(angle) * r * 0.74)}`;
    };
    return line(`M${at(from)}A${r * 0.74} ${r * 0.74} 0 0 1 ${at(to)}`, color, r * 0.11);
  };
  return (
    solid(oval(0, 0, r), tone.cream, r * 0.08) +
    arc(-130, -12, ink.leaf) +
    arc(12, 70, ink.straw) +
    arc(92, 130, ink.clay) +
    solid(oval(0, 0, r * 0.5), tone.moss, r * 0.08) +
    place(leaf(r * 0.58, r * 0.3, tone.butter), 0, r * 0.3) +
    place(fill(`M${-r * 0.07} ${-r * 0.56}H${r * 0.07}L0 ${-r * 0.68}Z`, ink.forest), 0, 0, {
      turn,
    })
  );
}

/** A toothbrush upright, its foot at the origin. */
export function toothbrush(height: number): Svg {
  return (
    solid(rect(-height * 0.035, -height, height * 0.07, height, height * 0.035), tone.wood, 4) +
    solid(rect(height * 0.03, -height * 0.98, height * 0.09, height * 0.22, 4), tone.cream, 3) +
    line(
      `M${height * 0.035} ${-height * 0.91}h${height * 0.075}M${height * 0.035} ${-height * 0.84}h${height * 0.075}`,
      ink.clay,
      3,
    )
  );
}
