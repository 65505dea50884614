import { CATEGORIES } from '../../data/limits';

export type Category = (typeof CATEGORIES)[number];

/** The demo tasks and links of each category, by ID (D30). */
const members = {
  Food: `
    daily-meatless-lunch daily-eat-leftovers daily-plan-meals
    medium-plant-dinners medium-herb-pots medium-local-market
    library-love-food library-too-good-to-go library-seafood-watch`,
  Energy: `
    daily-lights-off daily-unplug-idle daily-cold-wash daily-line-dry daily-right-kettle
    daily-lid-on-pot daily-take-stairs
    medium-led-bulbs medium-fridge-settings
    strategic-install-heat-pump strategic-go-solar strategic-green-power
    library-energy-star library-energy-saver`,
  Water: `
    daily-short-shower daily-tap-off
    medium-efficient-shower-head
    strategic-rain-barrel`,
  Travel: `
    daily-walk-trip daily-bike-trip daily-take-transit
    medium-tire-pressure
    strategic-greener-commute strategic-drive-electric strategic-train-vacation`,
  Home: `
    daily-thermostat-degree daily-full-dishwasher daily-cloth-towels
    medium-seal-drafts medium-insulate-hot-water medium-mend-clothes
    strategic-energy-audit strategic-insulate-attic strategic-green-savings
    library-ifixit library-repair-cafe library-footprint`,
  Waste: `
    daily-reusable-bottle daily-own-cup daily-own-bag daily-sort-recycling
    medium-donate-box medium-paperless-mail
    library-epa-recycle library-freecycle`,
  Nature: `
    daily-litter-walk daily-compost-scraps
    strategic-plant-tree strategic-native-garden
    library-ipcc library-unep library-drawdown library-our-world-in-data library-nasa-climate
    library-xerces library-arbor-day`,
} satisfies Readonly<Record<Category, string>>;

const categories = new Map<string, Category>(
  CATEGORIES.flatMap((category) =>
    members[category]
      .trim()
      .split(/\s+/)
      .map((id) => [id, category] as const),
  ),
);

/** Returns the category of a demo task or link. Throws if it has none. */
export function categoryOf(id: string): Category {
  const category = categories.get(id);
  if (category === undefined) throw new Error(`${id} has no category`);
  return category;
}
