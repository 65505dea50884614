/** When a function runs by itself: a rule of EventBridge for one of its targets, or a schedule of its Scheduler. */
export type ScheduleDefinition = ScheduledRun &
  (
    | {
        source: 'aws.events';
        /** Whether a permission of the function lets the rule run it. */
        isPermitted: boolean;
      }
    | {
        source: 'aws.scheduler';
        /** The role that has to allow the run. */
        roleArn: string;
      }
  );

interface ScheduledRun {
  /** 'rule/<name>/<target>' or 'schedule/<group>/<name>'. */
  id: string;
  name: string;
  arn: string;
  functionArn: string;
  /** 'rate(5 minutes)', 'cron(0 12 * * ? *)' or 'at(2030-01-01T08:00:00)'. */
  expression: string;
  timeZone: string;
  isEnabled: boolean;
  /** Milliseconds since the epoch between which it runs. */
  start?: number;
  end?: number;
  /** JSON that the function gets in place of the event. */
  input?: string;
}
