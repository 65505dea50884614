/** A sponsor's message (D3). It earns no points. */
export type Offer = {
  id: string;
  sponsor: string;
  headline: string;
  message: string;
  terms: string;
  /** Calendar days, ISO 8601; the offer holds through the last one. */
  validFrom: string;
  validThrough: string;
  /** Opens in a new tab. */
  url: string;
  /** The sponsor is fictional, and the page says so. */
  demo: boolean;
};

/** The notice that the sponsors are fictional. */
export const offersNotice =
  'These are demo partners. The companies are made up and their links lead to example pages, so you can see what a sponsor message looks like. Reading one earns no points and shares nothing about you.';

export const offers: readonly Offer[] = [
  {
    id: 'millrace-refill',
    sponsor: 'Millrace Refill Co.',
    headline: 'Your first refill is on us',
    message:
      'Bring any clean jar. Fill it with oats, rice or lentils from our bins, and the first pound costs nothing. You leave with dinner and not a single wrapper.',
    terms:
      'One per household. Dry goods only, up to one pound. Cannot be combined with other offers.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/millrace-refill',
    demo: true,
  },
  {
    id: 'lantern-street-repair',
    sponsor: 'Lantern Street Repair',
    headline: 'A free look before you throw it out',
    message:
      'A toaster, a lamp, a zipper that gave up: we’ll look at it while you wait and tell you honestly whether it can be fixed, and for how much.',
    terms: 'Small household items that one person can carry. Parts and labor are quoted first.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/lantern-street-repair',
    demo: true,
  },
  {
    id: 'second-saddle',
    sponsor: 'Second Saddle Cycles',
    headline: '20% off a rebuilt bike',
    message:
      'We take in tired bikes and send them out with new cables, new pads and many years left in them. Members pay 20% less, lights included.',
    terms: 'Rebuilt bikes in stock only, not parts. Show this page at the counter.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/second-saddle',
    demo: true,
  },
  {
    id: 'warmwall',
    sponsor: 'Warmwall Home Energy',
    headline: 'Find the drafts in your home',
    message:
      'An hour with a thermal camera, and a one-page list of what to seal first. Most of what we find takes a tube of caulk and a free afternoon.',
    terms: 'Homes up to 1,600 square feet. One visit per address. The report is yours to keep.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/warmwall',
    demo: true,
  },
  {
    id: 'longtable-kitchen',
    sponsor: 'Longtable Kitchen School',
    headline: 'Cook your leftovers: one free evening',
    message:
      'Bring the odds and ends from your fridge. We’ll cook them together, eat them together and send you home with seven recipes that start with leftovers.',
    terms: 'One evening per person, on Tuesdays, while spots last. Reserve ahead.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/longtable-kitchen',
    demo: true,
  },
];
