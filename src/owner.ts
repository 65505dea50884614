/** What only the owner of the service can say; undefined where the owner hasn't said it yet (D45). */
export interface Owner {
  /** Where readers write to us, such as about a wrong figure. */
  readonly contactAddress?: string;
  /** The place where the company is registered, as in 'the law of …', such as 'the State of Oregon'. */
  readonly registeredIn?: string;
  /** The day from which the license agreement is in effect (ISO 8601). */
  readonly licenseEffective: string;
  /** Whether the sponsors of src/content/offers.ts are real. */
  readonly hasRealSponsors: boolean;
}

export const owner: Owner = {
  licenseEffective: '2026-11-26',
  hasRealSponsors: false,
};

/** Returns what the owner has yet to provide, one item per line; the build prints it. */
export function openQuestions({
  contactAddress,
  registeredIn,
  hasRealSponsors,
}: Owner): readonly string[] {
  return [
    ...(contactAddress ? [] : ['no contact address: the pages name none']),
    ...(registeredIn ? [] : ['no place of registration: the license names no law']),
    ...(hasRealSponsors ? [] : ['no real sponsors: the offers say that they are examples']),
  ];
}
