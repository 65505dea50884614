/** Settings of the definition that Amplify provides in a deployment. */
export interface DefinitionSettings {
  /** Names of the Amplify secrets that count as configured (D8). */
  secrets?: readonly string[];
  /** Redirect origins for social sign-in, in addition to the app's default one. */
  appOrigins?: readonly string[];
  /** The address that SES sends the user pool's emails from; Cognito sends them itself if absent. */
  sesSender?: string;
  /** The branches that keep their data; `main` if absent. */
  protectedBranches?: readonly string[];
  /** The branches that already have their user pool; none if absent. */
  deployedBranches?: readonly string[];
  /** The address notified of alarms and the budget; none if absent. */
  alarmEmail?: string;
  /** The monthly budget in dollars; none if absent. */
  monthlyBudget?: string;
}

/** The Amplify app ID under which the definition is synthesized. */
export const appId = 'verdure';

/** Returns the environment variables from which `amplify/` reads its settings. */
export function definitionEnvironment({
  secrets = [],
  appOrigins = [],
  sesSender = '',
  protectedBranches = [],
  deployedBranches = [],
  alarmEmail = '',
  monthlyBudget = '',
}: DefinitionSettings = {}): Record<string, string> {
  return {
    VERDURE_EMULATED_SECRETS: [...secrets].sort().join(','),
    APP_ORIGINS: appOrigins.join(','),
    VERDURE_SES_SENDER: sesSender,
    VERDURE_PROTECTED_BRANCHES: protectedBranches.join(','),
    VERDURE_DEPLOYED_BRANCHES: deployedBranches.join(','),
    VERDURE_ALARM_EMAIL: alarmEmail,
    VERDURE_MONTHLY_BUDGET: monthlyBudget,
  };
}
