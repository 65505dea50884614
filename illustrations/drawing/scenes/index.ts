import type { Svg } from '../paint';
import { picture } from '../setting';
import { dailyFoodScenes } from './daily-food';
import { dailyHabitScenes } from './daily-habits';
import { defaultScene } from './default';
import { libraryScenes } from './library';
import { mediumScenes } from './medium';
import type { Scenes } from './scene';
import { strategicScenes } from './strategic';

const scenes: Scenes = {
  ...dailyFoodScenes,
  ...dailyHabitScenes,
  ...mediumScenes,
  ...strategicScenes,
  ...libraryScenes,
  default: defaultScene,
};

/** The drawing of every catalog picture, by file name without `.webp`. */
export const drawings: ReadonlyMap<string, Svg> = new Map(
  Object.entries(scenes).map(([name, [ground, ...layers]]) => [
    name,
    picture(name, ground, ...layers),
  ]),
);
