import { type Source, sources } from './sources';

/** The sources of facts in a task's texts, by task ID. Other tasks' texts state none. */
export const taskSources: Readonly<Record<string, readonly Source[]>> = {
  'daily-meatless-lunch': [sources.meals],
  'daily-reusable-bottle': [sources.bottlePrice, sources.showerheads],
  'daily-own-cup': [sources.cups],
  'daily-cold-wash': [sources.hotWash],
  'daily-line-dry': [sources.dryers],
  'daily-take-transit': [sources.emissionFactors],
  'daily-compost-scraps': [sources.landfillMethane],
  'daily-thermostat-degree': [sources.heatSurvey],
  'medium-led-bulbs': [sources.ledLighting],
  'medium-fridge-settings': [sources.foodSafety],
  'medium-plant-dinners': [sources.meals],
  'medium-tire-pressure': [sources.tires],
  'strategic-insulate-attic': [sources.sealing],
  'strategic-drive-electric': [sources.electricCars],
  'strategic-train-vacation': [sources.emissionFactors],
};
