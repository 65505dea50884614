import type { StepsByTask } from './types';

/** Steps to a home that wastes less, and to greener savings. */
export const homeSteps: StepsByTask = {
  'strategic-energy-audit': {
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
  'strategic-insulate-attic': {
    look: 'Read your audit report, or look for gaps and thin insulation. In the attic, step only on joists.',
    asbestos:
      'If you see pebbly vermiculite, don’t touch it, and leave the attic. It can contain asbestos, so call a trained pro.',
    wiring:
      'Before you cover anything, have roof leaks and damp fixed, and have an electrician check old wiring.',
    rebates: 'Look up rebates from your state and utility before you start. Some have conditions.',
    quotes:
      'Get two or three quotes from licensed, insured contractors, or list what you can safely do yourself.',
    seal: 'Seal leaks around pipes, wires and the hatch. Leave those near flues and recessed lights to a pro.',
    insulate:
      'Insulate attic, crawl spaces and basement, but not against flues, vents or recessed lights. Wear a mask and goggles.',
    venting:
      'When it’s done, have a pro check that gas, oil and wood appliances vent safely. Test your carbon monoxide alarms.',
  },
  'strategic-green-savings': {
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
};
