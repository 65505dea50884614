import type { StepsByTask } from './types';

/** Steps of the medium tasks that have an order or a danger. */
export const mediumSteps: StepsByTask = {
  'medium-seal-drafts': {
    find: 'On a windy day, feel around doors and windows with a damp hand. Mark each draft with tape.',
    paint: 'In a home built before 1978, don’t scrape or sand old paint, which can contain lead.',
    vents: 'Never block a vent, or an opening that brings air to a gas, oil or wood appliance.',
    buy: 'Measure the gaps, and get weather stripping, caulk or a draft stopper. If you rent, pick removable ones.',
    seal: 'On clean, dry frames, put weather stripping on parts that move and caulk on cracks that don’t.',
    check:
      'Check that everything still opens and closes, feel for drafts again, and test your carbon monoxide alarms.',
  },
  'medium-efficient-shower-head': {
    buy: 'Get a showerhead with the WaterSense label and plumber’s tape. If you rent, ask your landlord.',
    remove:
      'With the water off, hold the pipe still and unscrew the old head counterclockwise. Put a cloth under the wrench.',
    tape: 'Clean the threads of the pipe, and wrap tape around them clockwise two or three times.',
    mount: 'Screw the new head on by hand, then tighten it gently with the wrench.',
    test: 'Run the water. If it drips, tighten or wrap it again. If it turns hot when a toilet is flushed, ask a plumber.',
  },
  'medium-insulate-hot-water': {
    look: 'Find the hot-water pipes that you can reach, and measure their length and thickness.',
    asbestos:
      'If they have old, chalky wrapping, leave it alone. It can contain asbestos, so ask a trained pro.',
    buy: 'Buy foam sleeves that fit your pipes, and tape.',
    cool: 'Let the pipes cool, then wipe them clean and dry.',
    flue: 'On a gas water heater, keep foam at least 6 inches (15 cm) from the flue. Leave burner and relief valve uncovered.',
    fit: 'Cut the sleeves to length, press them on with the slit facing down, and tape them every 2 feet (60 cm).',
  },
  'medium-plant-dinners': {
    choose: 'Choose five dinners without meat. Start with those that you already like.',
    list: 'Check your fridge and pantry, then write one shopping list for all five.',
    shop: 'Shop for all of them in one trip.',
    cook: 'Cook all five this week, with what spoils first on the first days. Chill leftovers within two hours.',
  },
  'medium-paperless-mail': {
    pick: 'Pick three bills or statements that still come on paper.',
    switch:
      'Log in on each company’s own site, not through a link in an email, and choose paperless.',
    remind: 'Set up reminders or automatic payments, so that you miss no due date.',
    catalogs: 'Ask the senders of catalogs that you don’t read to take you off their lists.',
  },
};
