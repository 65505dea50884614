import type { Source } from './types';

/** The sources of the figures for electricity, heat and appliances. */
export const power = {
  gridCarbon: {
    publisher: 'U.S. Energy Information Administration',
    title: 'How much carbon dioxide is produced per kilowatthour of U.S. electricity generation?',
    year: 2024,
    address: 'https://www.eia.gov/tools/faqs/faq.php?id=74&t=3',
    says: 'U.S. power plants emitted about 0.81 pounds (0.37 kg) of CO₂ per kWh in 2023.',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  lineLosses: {
    publisher: 'U.S. Energy Information Administration',
    title:
      'How much electricity is lost in electricity transmission and distribution in the United States?',
    year: 2023,
    address: 'https://www.eia.gov/tools/faqs/faq.php?id=105&t=3',
    says: 'About 5% of U.S. electricity was lost on the way to customers, on average from 2018 through 2022.',
    reviewed: '2026-11-28',
  },
  powerPrice: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Retail electricity prices closely tracked inflation over the last 10 years',
    year: 2024,
    address: 'https://www.eia.gov/todayinenergy/detail.php?id=63064',
    says: 'U.S. homes paid 16 cents per kWh on average in 2023.',
    reviewed: '2026-11-26',
  },
  heatSurvey: {
    publisher: 'U.S. Energy Information Administration',
    title:
      'Table CE3.1: Annual household site end-use consumption in the U.S.—totals and averages, 2015',
    year: 2018,
    address: 'https://www.eia.gov/consumption/residential/data/2015/',
    says: 'Space heating took 3,945 of the 9,114 trillion Btu that 118.2 million U.S. homes used in 2015, more than anything else: 9,780 kWh a home. Refrigerators took 303 trillion Btu, 751 kWh a home.',
    reviewed: '2026-11-26',
  },
  heatingGasPrice: {
    publisher: 'U.S. Energy Information Administration',
    title: 'U.S. Price of Natural Gas Delivered to Residential Consumers',
    address: 'https://www.eia.gov/dnav/ng/hist/n3010us3m.htm',
    says: 'Natural gas cost U.S. homes $9.30 a thousand cubic feet ($328 a thousand cubic meters) in December 2019, less than in any other month of that year.',
    reviewed: '2026-11-26',
  },
  heatPumps: {
    publisher: 'ENERGY STAR',
    title: 'Heat Pump Key Product Criteria',
    address: 'https://www.energystar.gov/products/air_source_heat_pumps/key-product-criteria',
    says: 'Over a season, a certified heat pump gives at least 7.2 Btu of heat per watt-hour of electricity as a single package, and 7.8 as a split system, in the test used since 2023 (HSPF2).',
    reviewed: '2026-11-28',
    isFromReview: true,
  },
  sealing: {
    publisher: 'ENERGY STAR',
    title:
      'Methodology for Estimated Energy Savings from Cost-Effective Air Sealing and Insulating',
    address: 'https://www.energystar.gov/campaign/seal_insulate/methodology',
    says: 'Sealing leaks and insulating attic, floors and basement saves a typical home 15% of its heating and cooling costs.',
    reviewed: '2026-11-25',
  },
  thermostatDegree: {
    publisher: 'ENERGY STAR',
    title: 'How much should I reduce or “set back” my heat/AC while I’m gone during the day?',
    address:
      'https://energystar.zendesk.com/hc/en-us/articles/211438158-How-much-should-I-reduce-or-set-back-my-heat-AC-while-I-m-gone-during-the-day-',
    says: 'Each 1 °F (0.6 °C) by which the thermostat is set back saves 2% of the energy bill on average.',
    reviewed: '2026-11-25',
  },
  solarPanels: {
    publisher: 'National Renewable Energy Laboratory',
    title: '2017 Annual Technology Baseline: Residential PV Systems',
    year: 2017,
    address: 'https://atb-archive.nrel.gov/electricity/2017/index.html?t=sr',
    says: 'A home’s panels are modeled with 5 kW. In the 48 states, they get the equivalent of 1,350 to 2,500 hours of full sun a year.',
    reviewed: '2026-11-25',
  },
  lampHours: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Residential Lighting: Use and Potential Savings',
    year: 1996,
    address: 'https://purl.access.gpo.gov/GPO/LPS1097',
    says: 'In an average U.S. home, 2.5 incandescent bulbs are on for 4 or more hours a day.',
    reviewed: '2026-11-26',
  },
  ledLighting: {
    publisher: 'Office of the Ohio Consumers’ Counsel',
    title: 'How to Shop for Lightbulbs',
    address: 'https://www.occ.ohio.gov/factsheet/how-shop-lightbulbs',
    says: 'LED bulbs use 75% to 90% less energy, and certified ones last up to 25 times longer than incandescent ones.',
    caveat: 'a state’s advice to shoppers, which measured nothing itself',
    reviewed: '2026-11-26',
  },
  standby: {
    publisher: 'Lawrence Berkeley National Laboratory',
    title: 'Whole-House Measurements of Standby Power Consumption',
    address: 'https://buildings.lbl.gov/publications/whole-house-measurements-standby',
    says: 'In ten California homes that were measured, devices that draw 1 watt or less on standby would have used 68% less than the existing ones.',
    reviewed: '2026-11-28',
  },
  fridgeSetting: {
    publisher: 'Home Energy Magazine',
    title: 'Do Refrigerator Thermostat Setups Save Energy?',
    year: 1994,
    address:
      'https://homeenergy.org/public/index.php/show/article/magazine/85/page/25/id/1037/nav/issues',
    says: 'In measurements, fridges used 18% more energy on average with the freezer 5 °F (2.8 °C) colder.',
    reviewed: '2026-11-26',
  },
  elevator: {
    publisher: 'Missouri Office of Administration',
    title: 'Small Steps Make Big Difference',
    address: 'https://oa.mo.gov/facilities/bright-ideas-team-bit/small-steps-make-big-difference',
    says: 'An elevator uses about 2.5 watt-hours a floor to carry one person.',
    caveat: 'a state’s tips for its staff, which don’t say how it was measured',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  waterHeat: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Units and calculators explained: British thermal units (Btu)',
    address: 'https://www.eia.gov/energyexplained/units-and-calculators/british-thermal-units.php',
    says: 'It takes 1 Btu to warm 1 pound (0.45 kg) of water by 1 °F (0.6 °C), and 1 kWh is 3,412 Btu.',
    reviewed: '2026-11-26',
  },
} as const satisfies Readonly<Record<string, Source>>;
