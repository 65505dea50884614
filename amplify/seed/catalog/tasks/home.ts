import { sources } from '../sources';
import type { TasksOfCategory } from '../types';

/** Tasks about a home that wastes less, and greener savings. */
export const home: TasksOfCategory = {
  Daily: [
    {
      id: 'daily-full-dishwasher',
      name: 'Run the dishwasher only when full',
      description:
        'Scrape, don’t pre-rinse. Wait until the dishwasher is full, then choose the eco cycle.',
      score: 6,
      duration: 3,
      earthimpact: 'A full load cleans more dishes with about the same water and energy.',
      moneyimpact: 'Fewer loads mean lower bills, and skipping the pre-rinse saves hot water, too.',
      timeNeeded: 5,
      whyItHelps: 'One full load instead of several smaller ones, and you empty it only once.',
    },
    {
      id: 'daily-thermostat-degree',
      name: 'Turn the heat down one degree',
      description: 'While your heat is on, turn it down by one degree, and put on a sweater.',
      score: 8,
      duration: 4,
      earthimpact:
        'Heating is the largest use of energy in the average American home, so a single degree counts.',
      moneyimpact: 'Each degree, kept up, takes a little off the heating bill.',
      timeNeeded: 1,
      whyItHelps: 'Heating takes more energy than anything else in an average U.S. home.',
      whySource: sources.heatSurvey.address,
    },
    {
      id: 'daily-cloth-towels',
      name: 'Use cloth, not paper towels',
      description: 'Today, wipe up spills and dry your hands with a washable cloth.',
      score: 5,
      duration: 3,
      earthimpact: 'You can wash a cloth and use it again. A paper towel is trash after one use.',
      moneyimpact: 'Old shirts make fine cloths, and you buy fewer rolls.',
      timeNeeded: 5,
      whyItHelps: 'A cloth that you wash works again tomorrow.',
    },
  ],
  Medium: [
    {
      id: 'medium-seal-drafts',
      name: 'Seal drafty doors and windows',
      description:
        'On a windy day, feel around frames for drafts. Close them with weather stripping, caulk or a draft stopper.',
      score: 35,
      duration: 90,
      earthimpact: 'Air that stays inside doesn’t have to be heated or cooled again.',
      moneyimpact: 'The materials cost little, and lower your heating and cooling bills.',
      timeNeeded: 120,
      cost: 'Under20',
      whyItHelps: 'You feel the difference on the next windy evening.',
      steps: {
        find: 'On a windy day, feel around doors and windows with a damp hand. Mark each draft with tape.',
        paint:
          'In a home built before 1978, don’t scrape or sand old paint, which can contain lead.',
        vents: 'Never block a vent, or an opening that brings air to a gas, oil or wood appliance.',
        buy: 'Measure the gaps, and get weather stripping, caulk or a draft stopper. If you rent, pick removable ones.',
        seal: 'On clean, dry frames, put weather stripping on parts that move and caulk on cracks that don’t.',
        check:
          'Check that everything still opens and closes, feel for drafts again, and test your carbon monoxide alarms.',
      },
    },
    {
      id: 'medium-mend-clothes',
      name: 'Mend instead of replacing',
      description:
        'Pick one worn piece of clothing and repair it: a button, a seam or a visible patch.',
      score: 25,
      duration: 45,
      earthimpact:
        'Making clothes takes water and energy. Wearing them longer puts off making new ones.',
      moneyimpact: 'All you pay for is needle and thread, and perhaps a button.',
      timeNeeded: 45,
      cost: 'Under20',
      whyItHelps: 'What you mend yourself, you keep longer.',
    },
    {
      id: 'medium-insulate-hot-water',
      name: 'Insulate your hot-water pipes',
      description:
        'Put foam sleeves on the hot-water pipes that you can reach. On a gas water heater, keep them at least 6 inches (15 cm) from the flue.',
      score: 35,
      duration: 90,
      earthimpact: 'The heat stays in the water, and you let less of it run while you wait.',
      moneyimpact: 'You pay for less of the heat that pipes lose on the way to your faucet.',
      timeNeeded: 120,
      cost: 'Under20',
      renters: 'No',
      whyItHelps: 'You do it once, and hot water arrives sooner from then on.',
      steps: {
        look: 'Find the hot-water pipes that you can reach, and measure their length and thickness.',
        asbestos:
          'If they have old, chalky wrapping, leave it alone. It can contain asbestos, so ask a trained pro.',
        buy: 'Buy foam sleeves that fit your pipes, and tape.',
        cool: 'Let the pipes cool, then wipe them clean and dry.',
        flue: 'On a gas water heater, keep foam at least 6 inches (15 cm) from the flue. Leave burner and relief valve uncovered.',
        fit: 'Cut the sleeves to length, press them on with the slit facing down, and tape them every 2 feet (60 cm).',
      },
    },
  ],
  Strategic: [
    {
      id: 'strategic-energy-audit',
      name: 'Get a home energy audit',
      description:
        'Have a professional check how your home loses heat and wastes power, or do a thorough check yourself. Ask your utility whether it helps to pay for it.',
      score: 60,
      duration: 365,
      earthimpact:
        'An audit shows where your home loses heat and wastes power, so you can start there.',
      moneyimpact:
        'The audit itself saves nothing yet. It tells you where your money is well spent.',
      timeNeeded: 180,
      cost: 'Over100',
      renters: 'No',
      whyItHelps: 'It tells you where to begin, so your money goes where it counts.',
      steps: {
        funding:
          'Ask your utility and your state’s energy office whether they offer or help pay for an audit.',
        bills:
          'Gather a year of energy bills, and list the rooms that are drafty, damp, too hot or too cold.',
        book: 'Book a certified home energy auditor, or set aside a morning to check your home yourself.',
        safety:
          'In the attic, step only on joists. Leave old wiring alone. If you see pebbly insulation, don’t go in.',
        inspect:
          'Go along with the auditor, or check doors, windows, ducts, attic and basement on your own.',
        venting:
          'Have a pro check that gas, oil and wood appliances vent safely, and test your carbon monoxide alarms.',
        plan: 'List what to fix: safety first, then what saves the most for its cost. Keep the report.',
      },
    },
    {
      id: 'strategic-insulate-attic',
      name: 'Seal and insulate your home',
      description:
        'Seal leaks first, then insulate attic, crawl spaces and basement. Hire a pro near old wiring, a flue, or old vermiculite, which can contain asbestos.',
      score: 120,
      duration: 365,
      earthimpact:
        'A sealed, insulated home needs less energy to heat and cool, and you don’t have to think about it.',
      moneyimpact:
        'You pay less for heating and cooling. Look for rebates from your state and your utility.',
      timeNeeded: 960,
      cost: 'Investment',
      renters: 'No',
      whyItHelps:
        'Sealing leaks and insulating saves a typical home 15% of its heating and cooling costs.',
      whySource: sources.sealing.address,
      steps: {
        look: 'Read your audit report, or look for gaps and thin insulation. In the attic, step only on joists.',
        asbestos:
          'If you see pebbly vermiculite, don’t touch it, and leave the attic. It can contain asbestos, so call a trained pro.',
        wiring:
          'Before you cover anything, have roof leaks and damp fixed, and have an electrician check old wiring.',
        rebates:
          'Look up rebates from your state and utility before you start. Some have conditions.',
        quotes:
          'Get two or three quotes from licensed, insured contractors, or list what you can safely do yourself.',
        seal: 'Seal leaks around pipes, wires and the hatch. Leave those near flues and recessed lights to a pro.',
        insulate:
          'Insulate attic, crawl spaces and basement, but not against flues, vents or recessed lights. Wear a mask and goggles.',
        venting:
          'When it’s done, have a pro check that gas, oil and wood appliances vent safely. Test your carbon monoxide alarms.',
      },
    },
    {
      id: 'strategic-green-savings',
      name: 'Move your money to greener uses',
      description:
        'Find out what your bank and retirement plan finance, and compare fossil-free options. This isn’t financial advice, so take your time.',
      score: 80,
      duration: 365,
      earthimpact: 'Savings are lent and invested. You have a say in what they help to build.',
      moneyimpact:
        'Costs and returns differ from fund to fund, so compare the fees as well as the promise.',
      timeNeeded: 240,
      place: 'Online',
      whyItHelps: 'Your savings are at work while you aren’t, and you can choose for what.',
      steps: {
        list: 'List your bank accounts, funds and retirement plan, with their fees.',
        look: 'Look up what your bank lends to and what your funds invest in. Their reports and websites say so.',
        compare:
          'Compare banks, credit unions and fossil-free funds. Look at fees and risk as well as promises.',
        insured: 'Check that a new bank is insured by the FDIC, or a credit union by the NCUA.',
        employer:
          'Ask your employer which fossil-free funds your retirement plan has, and request one if it has none.',
        taxes:
          'Before you sell or roll over anything, ask about taxes and penalties. A fee-only adviser can help.',
        move: 'Move what you decided to. Switch direct deposits and bills before you close an old account.',
      },
    },
  ],
};
