import type { Svg } from '../paint';

/** A scene: the ground's colour, then its layers from back to front. */
export type Scene = readonly [ground: string, ...layers: Svg[]];

/** Scenes by the id of the catalog entry that they belong to. */
export type Scenes = Readonly<Record<string, Scene>>;
