import { CATEGORIES, DIFFICULTIES, PICTURE_FOLDER } from '../../data/limits';
import { estimatesOf } from './figures';
import { links, unfinishedLink } from './library';
import { energy } from './tasks/energy';
import { food } from './tasks/food';
import { home } from './tasks/home';
import { nature } from './tasks/nature';
import { travel } from './tasks/travel';
import { waste } from './tasks/waste';
import { water } from './tasks/water';
import type {
  Category,
  Difficulty,
  Effort,
  SeedLink,
  SeedTask,
  TaskEntry,
  TasksOfCategory,
  Worth,
} from './types';

const categories: Readonly<Record<Category, TasksOfCategory>> = {
  Food: food,
  Energy: energy,
  Water: water,
  Travel: travel,
  Home: home,
  Waste: waste,
  Nature: nature,
};

const USUAL_EFFORT: Effort = { cost: 'Free', place: 'Home', renters: 'Yes' };

/** All demo tasks, easiest first, with their savings, effort and steps. */
export const tasks: readonly SeedTask[] = DIFFICULTIES.flatMap((difficulty) =>
  CATEGORIES.flatMap((category) =>
    (categories[category][difficulty] ?? []).map((entry) => taskOf(entry, difficulty, category)),
  ),
);

function taskOf(
  { steps, ...entry }: TaskEntry,
  difficulty: Difficulty,
  category: Category,
): SeedTask {
  // A line for each step, with its ID (D109).
  const lines = Object.entries(steps ?? {}).map(([id, text]) => `${id}: ${text}`);
  return {
    ...USUAL_EFFORT,
    ...entry,
    difficulty,
    category,
    imagename: pictureOf(entry.id),
    ...estimatesOf(entry.name),
    ...(steps && { steps: lines.join('\n') }),
  };
}

const USUAL_WORTH: Readonly<Record<Difficulty, Worth>> = {
  Daily: { score: 5, duration: 7 },
  Medium: { score: 10, duration: 14 },
  Strategic: { score: 15, duration: 30 },
};

/** The demo links, complete with everything that members see. */
export const libraryLinks: readonly SeedLink[] = links.map((link) => ({
  ...USUAL_WORTH[link.difficulty],
  ...link,
  imagename: pictureOf(link.id),
}));

function pictureOf(id: string): string {
  return `${PICTURE_FOLDER}${id}.webp`;
}

export { unfinishedLink };
export type { SeedTask } from './types';
