import { sources } from '../sources';
import type { TaskEffort } from '../types';

/** What medium tasks take: minutes to an afternoon. */
export const mediumEffort: Readonly<Record<string, TaskEffort>> = {
  'medium-led-bulbs': {
    timeNeeded: 15,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    whyItHelps: 'LED bulbs use at least 75% less energy than incandescent ones.',
    whySource: sources.ledLighting.address,
  },
  'medium-seal-drafts': {
    timeNeeded: 120,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    whyItHelps: 'You feel the difference on the next windy evening.',
  },
  'medium-fridge-settings': {
    timeNeeded: 15,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    whyItHelps: 'A fridge runs day and night, so getting it right once counts around the clock.',
  },
  'medium-mend-clothes': {
    timeNeeded: 45,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    whyItHelps: 'What you mend yourself, you keep longer.',
  },
  'medium-plant-dinners': {
    timeNeeded: 60,
    cost: 'Free',
    place: 'Home',
    renters: 'Yes',
    whyItHelps: 'Meatless meals cause more than 40% less greenhouse gas than meals with meat.',
    whySource: sources.meals.address,
  },
  'medium-herb-pots': {
    timeNeeded: 60,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    whyItHelps: 'You pick what you need, when you need it, and nothing wilts in the fridge.',
  },
  'medium-donate-box': {
    timeNeeded: 60,
    cost: 'Free',
    place: 'Home',
    renters: 'Yes',
    whyItHelps: 'What gathers dust at your place is just what somebody else is looking for.',
  },
  'medium-efficient-shower-head': {
    timeNeeded: 45,
    cost: 'Under100',
    place: 'Home',
    renters: 'Yes',
    whyItHelps:
      'WaterSense showerheads save a family 2,700 gallons (10,200 liters) of water a year.',
    whySource: sources.showerheads.address,
  },
  'medium-paperless-mail': {
    timeNeeded: 30,
    cost: 'Free',
    place: 'Online',
    renters: 'Yes',
    whyItHelps: 'You do it once, and the paper stops coming.',
  },
  'medium-tire-pressure': {
    timeNeeded: 15,
    cost: 'Under20',
    place: 'OnTheGo',
    renters: 'Yes',
    whyItHelps: 'Checking tires at each service saves the average Californian $12 of gas a year.',
    whySource: sources.tires.address,
  },
  'medium-local-market': {
    timeNeeded: 90,
    cost: 'Under100',
    place: 'Shop',
    renters: 'Yes',
    whyItHelps: 'You meet the people who grow your food, and can ask how they do it.',
  },
  'medium-insulate-hot-water': {
    timeNeeded: 120,
    cost: 'Under20',
    place: 'Home',
    renters: 'No',
    whyItHelps: 'You do it once, and hot water arrives sooner from then on.',
  },
};
