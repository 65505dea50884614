import type { StepsByTask } from './types';

/** Steps to clean heat and power. */
export const energySteps: StepsByTask = {
  'strategic-install-heat-pump': {
    leaks:
      'Seal leaks and add insulation first, if you can. A tight home needs a smaller heat pump.',
    rebates:
      'Look up rebates from your state and utility before you sign. Some require a certain installer.',
    quotes: 'Get two or three quotes from licensed installers, before your old furnace fails.',
    size: 'Ask each to calculate your home’s heating and cooling loads, and to check your ducts and electrical panel.',
    compare:
      'Compare heat on your coldest days, efficiency, noise, warranty and running costs. Call references.',
    contract:
      'Sign a contract that says who gets the permits, removes the old system and caps any gas line.',
    install:
      'Leave refrigerant, wiring and gas to licensed pros. Have the work inspected, and any flue that stays in use.',
    heat: 'Have the installer explain the thermostat and the filters, then heat your home with the heat pump.',
  },
  'strategic-go-solar': {
    roof: 'Check how much sun your roof gets with a free online map, and ask a roofer how long it will last.',
    bills:
      'Add up a year of electricity, and ask your utility how it credits power that you send to the grid.',
    rules: 'Ask your town and your homeowners association which rules and permits apply.',
    rebates:
      'Look up rebates from your state and utility yourself. Don’t rely on what a salesperson says.',
    quotes:
      'Get three quotes from licensed, insured installers. Ask how much power each expects per year.',
    compare:
      'Compare buying, borrowing and leasing over all the years, and what happens if you sell your home.',
    install:
      'Sign with the one that fits. Leave roof and wiring to the pros, and have the work inspected.',
    power:
      'When your utility gives permission, switch the system on and check that your panels make power.',
  },
  'strategic-green-power': {
    bill: 'Find your rate and your usage on your latest bill. If your landlord pays it, ask them to switch.',
    offers:
      'See if your utility has a renewable plan. If your state lets you choose suppliers, use its official site.',
    proof:
      'Check that the power comes from wind, sun or water, and that an independent program certifies it.',
    terms:
      'Compare the price, how long it holds, and any fees. Never sign at the door or on a surprise call.',
    signup: 'Sign up, and check that one of your next two bills shows the new plan.',
  },
};
