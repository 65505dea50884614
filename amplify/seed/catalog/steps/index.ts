import { energySteps } from './energy';
import { homeSteps } from './home';
import { mediumSteps } from './medium';
import { outdoorSteps } from './outdoors';
import { travelSteps } from './travel';
import type { StepsByTask } from './types';

/** The steps of the demo tasks that have any. */
export const steps: StepsByTask = {
  ...homeSteps,
  ...energySteps,
  ...outdoorSteps,
  ...travelSteps,
  ...mediumSteps,
};
