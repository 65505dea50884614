/** The alarms of a protected branch; docs/operating.md says what each means. */
export type AlarmName =
  | 'ApiErrors'
  | 'TableReadThrottles'
  | 'TableWriteThrottles'
  | 'IndexReadThrottles'
  | 'IndexWriteThrottles'
  | 'SignInThrottles'
  | 'FailedSignIns';
