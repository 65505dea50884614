/** 1 for Monday to 7 for Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

interface WeekInfo {
  readonly firstDay: number;
}

/** Some browsers have this as a method, some as a property, and some not at all. */
type LocaleWithWeek = Intl.Locale & { readonly weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo };

/** Returns the weekday on which weeks begin in a language's region, such as Sunday for 'en-US' (D63). */
export function firstWeekdayOf(tag: string): Weekday {
  try {
    const locale: LocaleWithWeek = new Intl.Locale(tag);
    const known = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
    return WEEKDAYS.find((weekday) => weekday === known) ?? usualIn(locale.maximize().region ?? '');
  } catch {
    return SUNDAY;
  }
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const [MONDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 5, 6, 7] as const;

// The regions of Unicode's CLDR (supplemental data, 'weekData').
const SUNDAY_FIRST =
  /^(A[GS]|B[DRSTWZ]|C[AO]|D[MO]|ET|G[TU]|H[KN]|I[DLN]|J[MP]|K[EHR]|LA|M[HMOTXZ]|N[IP]|P[AEHKRTY]|S[AGV]|T[HTW]|U[MS]|V[EI]|WS|YE|Z[AW])$/;
const SATURDAY_FIRST = /^(AF|BH|D[JZ]|EG|I[QR]|JO|KW|LY|OM|QA|S[DY])$/;

function usualIn(region: string): Weekday {
  if (SUNDAY_FIRST.test(region)) return SUNDAY;
  if (SATURDAY_FIRST.test(region)) return SATURDAY;
  return region === 'MV' ? FRIDAY : MONDAY;
}
