/** A number that several estimates use, with the page it was read from. */
export interface Factor {
  value: number;
  source: string;
}

export const LITERS_PER_GALLON = 3.785;
export const KG_PER_POUND = 0.4536;
const KWH_PER_MILLION_BTU = 293.07;
export const KG_PER_SHORT_TON = 907.2;
export const DAYS_PER_YEAR = 365;

/**
 * Kilograms of CO2 per kWh of U.S. electricity in 2023. EIA's answer to the question gives 0.81 pounds
 * per kWh generated; losses on the way to the outlet and other gases are left out.
 */
export const electricityCarbon: Factor = {
  value: 0.81 * KG_PER_POUND,
  source: 'https://www.eia.gov/tools/faqs/faq.php?id=74&t=3',
};

/** Dollars per kWh for U.S. homes in 2023. EIA, September 2024: "16 cents per kWh in 2023". */
export const electricityPrice: Factor = {
  value: 0.16,
  source: 'https://www.eia.gov/todayinenergy/detail.php?id=63064',
};

/**
 * Dollars per liter of tap water for U.S. homes. A sheet of EPA's WaterSense, undated, puts the national
 * savings of its shower heads at $2.9 billion in water bills for 260 billion gallons.
 */
export const waterPrice: Factor = {
  value: 2.9 / 260 / LITERS_PER_GALLON,
  source: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt',
};

/**
 * Kilowatt-hours of electricity that heat a liter of shower water. The same sheet of EPA's WaterSense
 * puts a family's savings at 330 kWh for 2,700 gallons.
 */
export const showerHeat: Factor = {
  value: 330 / 2700 / LITERS_PER_GALLON,
  source: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt',
};

/** Kilograms of CO2 per gallon of gasoline burned. EPA's fact sheet: 8,887 grams. */
export const gasolineCarbon: Factor = {
  value: 8.887,
  source: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100LQ99.txt',
};

/** Dollars per gallon of regular gasoline in 2024. EIA, as reprinted: "averaged $3.30 per gallon (gal) in 2024". */
export const gasolinePrice: Factor = {
  value: 3.3,
  source:
    'https://www.hellenicshippingnews.com/in-2024-u-s-retail-gasoline-prices-averaged-about-20-cents-less-than-in-2023/',
};

/** Miles per gallon of the cars on U.S. roads. EPA, January 2021: "today's average fuel economy (22 MPG)". */
export const carMilesPerGallon: Factor = {
  value: 22,
  source:
    'https://19january2021snapshot.epa.gov/greenvehicles/technology-learn-more-about-technology-assumptions-choose-path-tool_.html',
};

/** Kilograms of CO2 from a typical passenger car per year. EPA, 2023: "about 4.6 metric tons". */
export const carCarbonPerYear: Factor = {
  value: 4600,
  source: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
};

/** Kilograms of CO2 per kWh of heat from natural gas. EIA, 2016: 53.07 kilograms per million Btu. */
export const gasCarbon: Factor = {
  value: 53.07 / KWH_PER_MILLION_BTU,
  source:
    'https://webarchive.library.unt.edu/web/20161228054918/http://www.eia.gov/environment/emissions/co2_vol_mass.cfm',
};

/** Energy of every kind that an average U.S. home used in 2020, in kWh. EIA's survey: 76.8 million Btu. */
export const homeEnergy: Factor = {
  value: 76.8 * KWH_PER_MILLION_BTU,
  source: 'https://www.eia.gov/pressroom/releases/press530.php',
};

/** Dollars that an average U.S. home spent on that energy. The same release: $1,884 in 2020. */
export const homeEnergyBill: Factor = {
  value: 1884,
  source: 'https://www.eia.gov/pressroom/releases/press530.php',
};

/** The part of that energy that heated the home, in kWh. The same survey, as reported: 42%. */
export const homeHeat: Factor = {
  value: 0.42 * homeEnergy.value,
  source:
    'https://bpnews.com/news/eia-reports-space-heating-consumed-most-energy-any-end-use-homes',
};

/** Dollars that an average U.S. home spent on heating. The same report: $519 in 2020. */
export const homeHeatBill: Factor = { value: 519, source: homeHeat.source };

/** Kilowatt-hours that an average U.S. home buys per year. EIA's answer to the question: 10,715 in 2020. */
export const homeElectricity: Factor = {
  value: 10_715,
  source: 'https://www.eia.gov/tools/faqs/faq.php?id=97&t=3',
};

/** Kilograms of food that an American wastes per day: 90 billion pounds in 2010 (USDA) by 309 million people. */
export const foodWasted: Factor = {
  value: (90e9 / 309e6 / DAYS_PER_YEAR) * KG_PER_POUND,
  source:
    'https://www.spifastfacts.org/single-post/2015/01/14/31-ff-us-food-is-wasted-according-to-the-usda',
};

/** Kilograms of CO2e per kilogram of wasted food. Venkat, 2011: "at least 113" for "over 55" million tonnes. */
export const wastedFoodCarbon: Factor = {
  value: 113 / 55,
  source:
    'https://studylib.net/doc/7159090/the-climate-change-and-economic-impacts-of-food-waste-in-the',
};

/** Dollars' worth of food that an American wastes per day. EPA, 2025, as reported: $728 a year. */
export const wastedFoodPrice: Factor = {
  value: 728 / DAYS_PER_YEAR,
  source: 'https://www.biocycle.net/epa-updates-data-on-cost-of-household-food-waste',
};

/**
 * Kilograms of food scraps that an American sends from home to the landfill per day. EPA, 2018, as
 * reported: about 25 million tons a year; 327 million people.
 */
export const landfilledScraps: Factor = {
  value: (25e6 / 327e6 / DAYS_PER_YEAR) * KG_PER_SHORT_TON,
  source: 'https://www.theearthandi.org/post/composting-food-scraps',
};
