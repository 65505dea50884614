import type { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';

/** Emails are sent once 80 percent of the budget is spent, and once the month is forecast to exceed it. */
const NOTIFICATIONS = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * Adds a monthly budget for the account, in dollars, if `VERDURE_MONTHLY_BUDGET` names one: a single member with a
 * script can cost more in a day than all others combined (decision 028). Throws if the budget isn't an amount, or
 * `VERDURE_ALARM_EMAIL` doesn't say whom to notify.
 */
export function budgetAlert(stack: Stack, env = process.env): CfnBudget | undefined {
  const amount = env['VERDURE_MONTHLY_BUDGET'];
  if (!amount) return undefined;
  const address = env['VERDURE_ALARM_EMAIL'];
  if (!(Number(amount) > 0)) {
    throw new Error(`VERDURE_MONTHLY_BUDGET is "${amount}". Give dollars, such as 20.`);
  }
  if (!address) throw new Error('VERDURE_MONTHLY_BUDGET needs VERDURE_ALARM_EMAIL.');
  return new CfnBudget(stack, 'MonthlyBudget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: Number(amount), unit: 'USD' },
    },
    notificationsWithSubscribers: NOTIFICATIONS.map((trigger) => ({
      notification: { ...trigger, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address }],
    })),
  });
}
