/** The alarms of a protected branch; docs/operating.md says what each means. */
export const alarmNames = [
  'ApiErrors',
  'TableReadThrottles',
  'TableWriteThrottles',
  'IndexReadThrottles',
  'IndexWriteThrottles',
  'SignInThrottles',
  'FailedSignIns',
] as const;

export type AlarmName = (typeof alarmNames)[number];
