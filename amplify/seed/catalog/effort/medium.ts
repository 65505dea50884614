import { sources } from '../sources';
import type { TaskEffort } from './types';

/** What medium tasks take: minutes to an afternoon. */
export const mediumEffort: Readonly<Record<string, TaskEffort>> = {
  'medium-led-bulbs': {
    minutes: 15,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    why: 'LED bulbs use at least 75% less energy than incandescent ones.',
    source: sources.ledLighting,
  },
  'medium-seal-drafts': {
    minutes: 120,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    why: 'You feel the difference on the next windy evening.',
  },
  'medium-fridge-settings': {
    minutes: 15,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    why: 'A fridge runs day and night, so getting it right once counts around the clock.',
  },
  'medium-mend-clothes': {
    minutes: 45,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    why: 'What you mend yourself, you keep longer.',
  },
  'medium-plant-dinners': {
    minutes: 60,
    cost: 'Free',
    place: 'Home',
    renters: 'Yes',
    why: 'Meatless meals cause more than 40% less greenhouse gas than meals with meat.',
    source: sources.meals,
  },
  'medium-herb-pots': {
    minutes: 60,
    cost: 'Under20',
    place: 'Home',
    renters: 'Yes',
    why: 'You pick what you need, when you need it, and nothing wilts in the fridge.',
  },
  'medium-donate-box': {
    minutes: 60,
    cost: 'Free',
    place: 'Home',
    renters: 'Yes',
    why: 'What gathers dust at your place is just what somebody else is looking for.',
  },
  'medium-efficient-shower-head': {
    minutes: 45,
    cost: 'Under100',
    place: 'Home',
    renters: 'Yes',
    why: 'WaterSense showerheads save a family 2,700 gallons (10,200 liters) of water a year.',
    source: sources.showerheads,
  },
  'medium-paperless-mail': {
    minutes: 30,
    cost: 'Free',
    place: 'Online',
    renters: 'Yes',
    why: 'You do it once, and the paper stops coming.',
  },
  'medium-tire-pressure': {
    minutes: 15,
    cost: 'Under20',
    place: 'OnTheGo',
    renters: 'Yes',
    why: 'Checking tires at each service saves the average Californian $12 of gas a year.',
    source: sources.tires,
  },
  'medium-local-market': {
    minutes: 90,
    cost: 'Under100',
    place: 'Shop',
    renters: 'Yes',
    why: 'You meet the people who grow your food, and can ask how they do it.',
  },
  'medium-insulate-hot-water': {
    minutes: 120,
    cost: 'Under20',
    place: 'Home',
    renters: 'No',
    why: 'You do it once, and hot water arrives sooner from then on.',
  },
};
