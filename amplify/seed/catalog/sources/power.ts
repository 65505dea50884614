import type { Source } from './types';

/** Where the figures for electricity, heat and appliances come from. */
export const power = {
  gridCarbon: {
    publisher: 'U.S. Energy Information Administration',
    title: 'How much carbon dioxide is produced per kilowatthour of U.S. electricity generation?',
    year: 2024,
    address: 'https://www.eia.gov/tools/faqs/faq.php?id=74&t=3',
    says: 'U.S. power plants emitted about 0.81 pounds (0.37 kg) of CO₂ per kWh in 2023.',
    reviewed: '2026-11-23',
    read: 'review',
  },
  powerPrice: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Electric Power Annual: Average revenue per kilowatthour',
    year: 2024,
    address: 'https://www.eia.gov/electricity/annual/secrev-map.php',
    says: 'U.S. homes paid 16 cents per kWh on average in 2023; the price has risen since.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  homeSurvey: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Consumption and expenditures data from the Residential Energy Consumption Survey',
    year: 2023,
    address: 'https://www.eia.gov/pressroom/releases/press530.php',
    says: 'An average U.S. home used 76.8 million Btu of energy in 2020.',
    reviewed: '2026-11-25',
    read: 'itself',
  },
  heatSurvey: {
    publisher: 'U.S. Energy Information Administration',
    title: 'Residential Energy Consumption Survey 2020',
    year: 2023,
    address: 'https://www.eia.gov/consumption/residential/data/2020/',
    says: 'Space heating took 42% of the 76.8 million Btu that an average U.S. home used in 2020, more than anything else, and cost it $519.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  heatPumps: {
    publisher: 'Wilson and others, Joule',
    title:
      'Heat pumps for all? Distributions of the costs and benefits of residential air-source heat pumps in the United States',
    year: 2024,
    address: 'https://doi.org/10.1016/j.joule.2024.01.022',
    says: 'A heat pump cuts a U.S. home’s energy by 31 to 47% and its emissions by 5,500 to 9,700 pounds (2.5 to 4.4 metric tons) a year, on average.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  sealing: {
    publisher: 'ENERGY STAR',
    title:
      'Methodology for Estimated Energy Savings from Cost-Effective Air Sealing and Insulating',
    address: 'https://www.energystar.gov/campaign/seal_insulate/methodology',
    says: 'Sealing leaks and insulating attic, floors and basement saves a typical home 15% of what heating and cooling cost.',
    reviewed: '2026-11-25',
    read: 'itself',
  },
  thermostatDegree: {
    publisher: 'ENERGY STAR',
    title: 'How much should I reduce or “set back” my heat/AC while I’m gone during the day?',
    address:
      'https://energystar.zendesk.com/hc/en-us/articles/211438158-How-much-should-I-reduce-or-set-back-my-heat-AC-while-I-m-gone-during-the-day-',
    says: 'Each 1 °F (0.6 °C) by which the thermostat is set back saves 2% of the energy bill on average.',
    reviewed: '2026-11-25',
    read: 'itself',
  },
  solarPanels: {
    publisher: 'National Renewable Energy Laboratory',
    title: '2017 Annual Technology Baseline: Residential PV Systems',
    year: 2017,
    address: 'https://atb-archive.nrel.gov/electricity/2017/index.html?t=sr',
    says: 'A home’s panels are modeled with 5 kW. In the 48 states, they get as much sun a year as in 1,350 to 2,500 hours of full sun.',
    reviewed: '2026-11-25',
    read: 'itself',
  },
  lampHours: {
    publisher: 'U.S. Department of Energy',
    title:
      'Residential Lighting End-Use Consumption Study: Estimation Framework and Initial Estimates',
    year: 2013,
    address:
      'https://www1.eere.energy.gov/buildings/ssl/printable_versions/residential-lighting-study.html',
    says: 'A lamp in a U.S. home is on for 1.6 hours a day on average.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  ledLighting: {
    publisher: 'U.S. Department of Energy',
    title: 'LED Lighting',
    address: 'https://www.energy.gov/energysaver/led-lighting',
    says: 'LED bulbs use at least 75% less energy than incandescent ones, and last up to 25 times longer.',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
  standby: {
    publisher: 'U.S. Department of Energy',
    title: 'Federal Purchasing Requirement (42 U.S.C. 8259b)',
    address:
      'https://www7.eere.energy.gov/femp/requirements/laws_and_requirements/federal_purchasing_requirement',
    says: 'Where they can, federal agencies buy devices that draw no more than 1 watt on standby.',
    reviewed: '2026-11-23',
    read: 'itself',
  },
  elevator: {
    publisher: 'Missouri Office of Administration',
    title: 'Small Steps Make Big Difference',
    address: 'https://oa.mo.gov/facilities/bright-ideas-team-bit/small-steps-make-big-difference',
    says: 'An elevator takes about 2.5 watt-hours a floor to carry one person.',
    reviewed: '2026-11-23',
    read: 'review',
  },
  waterHeat: {
    publisher: 'U.S. Geological Survey',
    title: 'Specific Heat Capacity and Water',
    address:
      'https://www.usgs.gov/special-topics/water-science-school/science/specific-heat-capacity-and-water',
    says: 'It takes 4,184 joules to warm 2.2 pounds (1 kg) of water by 1.8 °F (1 °C).',
    reviewed: '2026-11-23',
    read: 'quoted',
  },
} as const satisfies Readonly<Record<string, Source>>;
