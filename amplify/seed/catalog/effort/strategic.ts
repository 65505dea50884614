import { sources } from '../sources';
import type { TaskEffort } from '../types';

/** What long-term tasks take. The time is the member’s own, not that of people they hire. */
export const strategicEffort: Readonly<Record<string, TaskEffort>> = {
  'strategic-energy-audit': {
    timeNeeded: 180,
    cost: 'Over100',
    place: 'Home',
    renters: 'No',
    whyItHelps: 'It tells you where to begin, so no money goes where it does little.',
  },
  'strategic-insulate-attic': {
    timeNeeded: 960,
    cost: 'Investment',
    place: 'Home',
    renters: 'No',
    whyItHelps:
      'Sealing leaks and insulating saves a typical home 15% of what heating and cooling cost.',
    whySource: sources.sealing.address,
  },
  'strategic-install-heat-pump': {
    timeNeeded: 600,
    cost: 'Investment',
    place: 'Home',
    renters: 'No',
    whyItHelps:
      'A certified heat pump gives more than twice as much heat as the electricity that it takes.',
    whySource: sources.heatPumps.address,
  },
  'strategic-go-solar': {
    timeNeeded: 600,
    cost: 'Investment',
    place: 'Home',
    renters: 'No',
    whyItHelps: 'Your roof is already in the sun, and could put it to use.',
  },
  'strategic-green-power': {
    timeNeeded: 60,
    cost: 'Free',
    place: 'Online',
    renters: 'Yes',
    whyItHelps: 'It takes an evening, and shows your utility what customers want.',
  },
  'strategic-plant-tree': {
    timeNeeded: 180,
    cost: 'Under100',
    place: 'Outdoors',
    renters: 'No',
    whyItHelps: 'You plant it once, and it grows every year after that.',
  },
  'strategic-rain-barrel': {
    timeNeeded: 180,
    cost: 'Under100',
    place: 'Outdoors',
    renters: 'No',
    whyItHelps:
      'A rain barrel saves most homeowners about 1,300 gallons (4,900 liters) in the summer months.',
    whySource: sources.rainBarrels.address,
  },
  'strategic-greener-commute': {
    timeNeeded: 120,
    cost: 'Free',
    place: 'OnTheGo',
    renters: 'Yes',
    whyItHelps:
      'The average commuter travels about 15 miles (24 km) one way, so each drive that you skip counts.',
    whySource: sources.commutes.address,
  },
  'strategic-drive-electric': {
    timeNeeded: 900,
    cost: 'Investment',
    place: 'OnTheGo',
    renters: 'Yes',
    whyItHelps:
      'An electric car on the U.S. grid of 2015 causes less than half the greenhouse gas of a gasoline car.',
    whySource: sources.electricCars.address,
  },
  'strategic-native-garden': {
    timeNeeded: 960,
    cost: 'Under100',
    place: 'Outdoors',
    renters: 'No',
    whyItHelps: 'A wild patch gives bees and birds a place that a lawn doesn’t.',
  },
  'strategic-green-savings': {
    timeNeeded: 240,
    cost: 'Free',
    place: 'Online',
    renters: 'Yes',
    whyItHelps: 'Your savings are at work while you aren’t, and you can choose for what.',
  },
  'strategic-train-vacation': {
    timeNeeded: 90,
    cost: 'Over100',
    place: 'Online',
    renters: 'Yes',
    whyItHelps: 'The trip becomes a part of the vacation, with legroom and a view.',
  },
};
