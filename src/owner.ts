/** Facts that only the owner of the service can provide; undefined until then (D45). */
interface Owner {
  /** The address for readers' messages, such as about a wrong figure. */
  readonly contactAddress?: string;
  /** Where the company is registered, to follow 'the law of', such as 'the State of Oregon'. */
  readonly registeredIn?: string;
  /** The day from which the license agreement is in effect (ISO 8601). */
  readonly licenseEffective: string;
  /** Whether the sponsors of src/content/offers.ts are real. */
  readonly hasRealSponsors: boolean;
}

export const owner: Owner = {
  licenseEffective: '2026-11-30',
  hasRealSponsors: false,
};

/** Returns the missing facts, one per line. The build prints them. */
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
