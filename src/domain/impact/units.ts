/** The system of units in amounts and texts: U.S. customary or metric. Stored values are metric. */
export type Units = 'US' | 'Metric';

/** Where U.S. customary units are usual. The script in index.html has the same list. */
const US_REGION = /^(US|LR|MM)$/;

/** Returns the usual units for a language tag, such as 'en-US'. */
export function unitsOfLocale(tag: string): Units {
  try {
    const language = new Intl.Locale(tag);
    // The language's likely region is the fallback, since looking it up takes ten milliseconds.
    const region = language.region ?? language.maximize().region;
    return US_REGION.test(region ?? '') ? 'US' : 'Metric';
  } catch {
    return 'US';
  }
}

const NUMBER = String.raw`\$?\d[\d,.]*`;
const US_UNIT = String.raw`(?:gallons?|pounds?|ounces?|miles?|inches|cups|feet|°F)`;
const METRIC_UNIT = String.raw`(?:liters?|kg|km|grams|metric tons?|cm|meters|°C)`;

/** A quantity with its metric value in parentheses, such as '2.1 gallons a minute (7.9 liters a minute)'. */
const QUANTITY = new RegExp(
  String.raw`((?:${NUMBER}(?: to ${NUMBER})?|[Tt]wo)[^\d().;:]*?${US_UNIT}(?: (?:a|of) [\w₂]+)?|${NUMBER} (?:grams|cents) a ${US_UNIT}|${NUMBER} a ${US_UNIT}) \(([^()]*${METRIC_UNIT}[^()]*)\)`,
  'g',
);

/**
 * Returns a text in one system of units. Of a quantity in both, such as '15 miles (24 km)', it keeps one; a quantity in
 * one system stays as it is.
 */
export function inUnits(text: string, units: Units): string {
  return text.replaceAll(QUANTITY, units === 'US' ? '$1' : '$2');
}
