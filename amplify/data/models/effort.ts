import { a } from '@aws-amplify/backend';
import { COSTS, MAX_COST_DOLLARS, MAX_TIME_NEEDED, PLACES, RENTER_OPTIONS } from '../limits';
import { source, text, wholeNumber } from './catalog-fields';

/** A task's effort and benefit; every field is optional (D107). */
export const effort = {
  /** Minutes of the member's own time. */
  timeNeeded: wholeNumber('A time needed', MAX_TIME_NEEDED),
  cost: a.enum(COSTS),
  /** The price of an investment, which determines its payback time. */
  costDollars: wholeNumber('A price', MAX_COST_DOLLARS),
  place: a.enum(PLACES),
  renters: a.enum(RENTER_OPTIONS),
  whyItHelps: text('A reason'),
  whySource: source(),
};
