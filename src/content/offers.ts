/** A sponsor's message (D3). It earns no points. owner.ts says whether the sponsors are real. */
export type Offer = {
  id: string;
  sponsor: string;
  headline: string;
  /** The offer in two or three words. */
  value: string;
  message: string;
  /** How to use it, in a sentence. */
  redeem: string;
  terms: string;
  /** Calendar days, ISO 8601; the offer is valid through the last one. */
  validFrom: string;
  validThrough: string;
  /** Opens in a new tab. */
  url: string;
};

/** The notice that the sponsors are fictional. */
export const offersNotice =
  'These are demo partners. The companies are made up and their links lead to example pages, so you can see what a sponsor message looks like. Reading one earns no points and shares nothing about you.';

export const offers: readonly Offer[] = [
  {
    id: 'millrace-refill',
    sponsor: 'Millrace Refill Co.',
    headline: 'Your first refill is on us',
    value: 'First jar free',
    message:
      'Bring any clean jar. Fill it with oats, rice or lentils from our bins, and the first jar costs nothing. You leave with dinner and not a single wrapper.',
    redeem: 'Bring a jar and show this page at the counter.',
    terms:
      'One per household. Dry goods only, up to 1 pound (0.45 kg). Cannot be combined with other offers.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/millrace-refill',
  },
  {
    id: 'lantern-street-repair',
    sponsor: 'Lantern Street Repair',
    headline: 'A free look before you throw it out',
    value: 'Free check',
    message:
      'A toaster, a lamp, a zipper that gave up: we’ll look at it while you wait and tell you honestly whether it can be fixed, and for how much.',
    redeem: 'Walk in with the item. You don’t need an appointment.',
    terms: 'Small household items that one person can carry. Parts and labor are quoted first.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/lantern-street-repair',
  },
  {
    id: 'second-saddle',
    sponsor: 'Second Saddle Cycles',
    headline: '20% off a rebuilt bike',
    value: '20% off',
    message:
      'We take in tired bikes and send them out with new cables, new pads and many years left in them. Members pay 20% less, lights included.',
    redeem: 'Show this page at the counter.',
    terms: 'Rebuilt bikes in stock only, not parts.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/second-saddle',
  },
  {
    id: 'warmwall',
    sponsor: 'Warmwall Home Energy',
    headline: 'Find the drafts in your home',
    value: 'Free home visit',
    message:
      'A free hour with a thermal camera, and a one-page list of what to seal first. Most of what we find takes a tube of caulk and a free afternoon.',
    redeem: 'Book a time on their site.',
    terms:
      'Homes up to 1,600 square feet (150 square meters). One visit per address. The report is yours to keep.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/warmwall',
  },
  {
    id: 'longtable-kitchen',
    sponsor: 'Longtable Kitchen School',
    headline: 'Cook your leftovers: one free evening',
    value: 'One evening free',
    message:
      'Bring the odds and ends from your fridge. We’ll cook them together, eat them together and send you home with seven recipes that start with leftovers.',
    redeem: 'Reserve a Tuesday on their site.',
    terms: 'One evening per person, on Tuesdays, while spots last.',
    validFrom: '2025-01-01',
    validThrough: '2027-12-31',
    url: 'https://example.com/longtable-kitchen',
  },
];
