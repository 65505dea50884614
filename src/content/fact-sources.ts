import type { SourceRecord } from '@/domain/source-record';

/** The sources of the facts on the Impact and Benefits pages (D2). */
export const factSources = {
  foodWaste: {
    publisher: 'United Nations Environment Programme',
    title: 'Food Waste Index Report 2024: Key Messages',
    year: 2024,
    address: 'https://www.unep.org/resources/publication/food-waste-index-report-2024',
    says: 'The world’s homes waste 174 pounds (79 kg) of food per person a year, 60% of what stores, restaurants and homes waste.',
    reviewed: '2026-11-26',
  },
  ledLighting: {
    publisher: 'Office of the Ohio Consumers’ Counsel',
    title: 'How to Shop for Lightbulbs',
    address: 'https://www.occ.ohio.gov/factsheet/how-shop-lightbulbs',
    says: 'LED bulbs use 75% to 90% less energy than incandescent ones.',
    reviewed: '2026-11-26',
  },
  leaks: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'WaterSense: Fix a Leak Week, March 12–18, 2012',
    year: 2012,
    address: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100YTRV.txt',
    says: 'An average household’s leaks can waste more than 10,000 gallons (38,000 liters) a year.',
    reviewed: '2026-11-26',
  },
  plastic: {
    publisher: 'OECD',
    title: 'Global Plastics Outlook',
    year: 2022,
    address: 'https://www.oecd.org/en/publications/2022/02/global-plastics-outlook_a653d1c9.html',
    says: '9% of the world’s plastic waste ends up recycled.',
    reviewed: '2026-11-23',
  },
  demandSide: {
    publisher: 'IPCC',
    title: 'Sixth Assessment Report, Working Group III',
    year: 2022,
    address: 'https://www.ipcc.ch/report/ar6/wg3/chapter/summary-for-policymakers/',
    says: 'Changes in demand can lower emissions in end-use sectors by 40–70% by 2050.',
    reviewed: '2026-11-23',
  },
  thermostat: {
    publisher: 'U.S. Department of Energy',
    title: 'Program Your Thermostat for Automatic Savings',
    address:
      'https://www.energy.gov/energysaver/articles/program-your-thermostat-automatic-savings',
    says: 'Turning the thermostat back 10 to 15 °F (6 to 8 °C) for eight hours saves around 10% a year.',
    reviewed: '2026-11-26',
  },
} as const satisfies Readonly<Record<string, SourceRecord>>;
