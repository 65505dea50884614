import { electricityCarbonSaved, heatCarbonSaved, overDays, rounded } from './amounts';
import {
  electricityCarbon,
  homeElectricity,
  homeEnergy,
  homeEnergyBill,
  homeHeat,
  homeHeatBill,
  KG_PER_POUND,
} from './factors';
import type { Figures } from './types';

const sealAndInsulate = 'https://www.energystar.gov/campaign/seal_insulate/methodology';
const attics =
  'https://www.hud.gov/program_offices/public_indian_housing/programs/ph/phecc/strat_b5';

/** The days of the winter half of the year, over which a home's heating is spread. */
const HEATING_DAYS = 182;

// 2% per degree of a winter's heat, over the task's 4 days
const degree = (0.02 * 4) / HEATING_DAYS;
const degreeHeat = degree * homeHeat.value;

// EPA: 11% of a home's energy for sealing and insulating it
const sealed = 0.11;
// the share of doors (11%) and windows (10%) in a home's air leaks (DOE)
const doorsAndWindows = 0.11 + 0.1;
const draftHeat = overDays(homeEnergy.value * sealed * doorsAndWindows, 90);
// 13%, the low end of 13–21% for more insulation in mild climates
const attic = 0.13;
const atticHeat = homeHeat.value * attic;

// 5%, the low end of DOE's 5–30%
const auditHeat = homeEnergy.value * 0.05;

// 37 million MWh from 3.9 million homes in 2022
const solar = 37e9 / 3.9e6;

/** Tasks that save energy in heating and powering a home, and the tree beside it. */
export const home: Record<string, Figures> = {
  'Ease the thermostat a degree': {
    energyKwh: {
      amount: rounded(degreeHeat),
      assumption: 'Over 4 days of winter, an average home needs 2% less heat for one degree less.',
      source:
        'https://energystar.zendesk.com/hc/en-us/articles/211438158-How-much-should-I-reduce-or-set-back-my-heat-AC-while-I-m-gone-during-the-day-',
    },
    carbonKg: heatCarbonSaved(degreeHeat),
    moneyDollars: {
      amount: rounded(degree * homeHeatBill.value),
      assumption:
        'Over 4 days of winter, an average home saves 2% of a heating bill of $519 a year.',
      source: homeHeatBill.source,
    },
  },
  'Seal drafty doors and windows': {
    energyKwh: {
      amount: rounded(draftHeat),
      assumption:
        'Over 90 days, doors and windows, 21% of a home’s air leaks, bring 21% of what EPA expects from a sealed and insulated home.',
      source: sealAndInsulate,
    },
    carbonKg: heatCarbonSaved(draftHeat),
    moneyDollars: {
      amount: rounded(overDays(homeEnergyBill.value * sealed * doorsAndWindows, 90)),
      assumption:
        'Over 90 days, an average home saves the same share of an energy bill of $1,884 a year.',
      source: homeEnergyBill.source,
    },
  },
  'Insulate your hot-water pipes': {
    carbonKg: {
      // 3% of nearly 3,000 pounds a year (DOE), over 90 days
      amount: rounded(overDays(0.03 * 3000 * KG_PER_POUND, 90)),
      assumption: 'Over 90 days, an average family needs 3% less energy to heat its water.',
      source: 'https://www.greenbuildingadvisor.com/article/improving-water-heater-efficiency',
    },
    moneyDollars: {
      // $8 a year, the low end of $8–12, over 90 days
      amount: rounded(overDays(8, 90), 1),
      assumption: 'Over 90 days, the water-heating bill is 3% lower.',
      source:
        'https://www.reliant.com/en/residential/electricity/save-energy/home-improvement-central/do-it-yourself/how-to-insulate-hot-water-pipes.jsp',
    },
  },
  'Get a home energy audit': {
    energyKwh: {
      amount: rounded(auditHeat),
      assumption: 'Over a year, an average home that acts on the advice saves 5% of its energy.',
      source: 'https://www.moneycrashers.com/home-energy-efficiency-audit-assessment-cost/',
    },
    carbonKg: heatCarbonSaved(auditHeat),
    moneyDollars: {
      amount: rounded(homeEnergyBill.value * 0.05),
      assumption: 'Over a year, an average home saves 5% of an energy bill of $1,884.',
      source: homeEnergyBill.source,
    },
  },
  'Insulate your attic': {
    energyKwh: {
      amount: rounded(atticHeat),
      assumption:
        'Over a year, an average home needs 13% less heat after adding to the insulation in its attic.',
      source: attics,
    },
    carbonKg: heatCarbonSaved(atticHeat),
    moneyDollars: {
      amount: rounded(homeHeatBill.value * attic),
      assumption: 'Over a year, an average home saves 13% of a heating bill of $519.',
      source: homeHeatBill.source,
    },
  },
  'Heat with a heat pump': {
    energyKwh: {
      // 31%, the low end of NREL's 31–47%
      amount: rounded(homeEnergy.value * 0.31),
      assumption: 'Over a year, a basic heat pump cuts the energy use of an average home by 31%.',
      source:
        'https://oilprice.com/Energy/Energy-General/DoE-Study-Finds-New-Way-To-Slash-Energy-Use-in-US-Homes.html',
    },
    carbonKg: {
      // 2.5 metric tons, the low end of NREL's 2.5–4.4
      amount: 2500,
      assumption:
        'Over a year, a heat pump brings the low end of the average savings that NREL found for U.S. homes.',
      source:
        'https://commercialsolarguy.com/a-dirty-grid-doesnt-cancel-out-a-heat-pumps-climate-benefits/',
    },
  },
  'Put the sun on your roof': {
    energyKwh: {
      amount: rounded(solar),
      assumption:
        'Over a year, your panels make as much electricity as those of the average U.S. home that has them.',
      source: 'https://usafacts.org/articles/how-much-solar-energy-do-homes-produce/',
    },
    carbonKg: electricityCarbonSaved(solar),
  },
  'Switch to renewable power': {
    carbonKg: {
      // 10,715 kWh × 0.37 kg of CO2 per kWh
      amount: rounded(homeElectricity.value * electricityCarbon.value),
      assumption:
        'Over a year, an average home’s electricity comes from wind, sun or water instead of the U.S. mix.',
      source: homeElectricity.source,
    },
  },
  'Plant a native tree': {
    carbonKg: {
      // 48 pounds a year × 0.3 for a young tree × 0.6 for a city, close to EPA's 39 kg in ten years
      amount: rounded(48 * 0.3 * 0.6 * KG_PER_POUND),
      assumption: 'Over a year, a young oak or maple grows in the poor soil of a city.',
      source: 'https://nationaltreeauthority.com/national-tree-carbon-sequestration-calculator',
    },
  },
};
