import type { Svg } from '../paint';

/** A scene: the ground's color, then its layers from back to front. */
export type Scene = readonly [ground: string, ...layers: Svg[]];

/** Scenes by the id of their catalog entry. */
export type Scenes = Readonly<Record<string, Scene>>;
