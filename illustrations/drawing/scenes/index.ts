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

/** The drawings of scenes, by file name without `.webp`. */
export function drawingsOf(some: Scenes): ReadonlyMap<string, Svg> {
  return new Map(
    Object.entries(some).map(([name, [ground, ...layers]]) => [
      name,
      picture(name, ground, ...layers),
    ]),
  );
}

/** The drawing of every catalog picture. */
export const drawings = drawingsOf(scenes);
