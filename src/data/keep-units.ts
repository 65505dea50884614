import { showUnits } from '@/components/use-units';
import { type Units, unitsOfLocale } from '@/domain/impact/units';
import { browserStorage } from '@/lib/storage';

/** Also read by the script in index.html, before the first paint. */
const UNITS_KEY = 'verdure.units';

/** Returns the units in a profile; undefined if the browser's region decides. */
export function chosenUnits(stored: string | null | undefined): Units | undefined {
  return stored === 'US' || stored === 'Metric' ? stored : undefined;
}

/** Shows amounts in a profile's units, or else the region's (D69), and keeps the choice on this device. */
export function keepUnits(stored: string | null | undefined): void {
  const chosen = chosenUnits(stored);
  showChosen(chosen);
  // Without storage the choice lasts until the next load.
  if (chosen) browserStorage.write(UNITS_KEY, chosen);
  else browserStorage.remove(UNITS_KEY);
}

function showChosen(chosen: Units | undefined): void {
  showUnits(chosen ?? unitsOfLocale(navigator.language));
}

/** Makes this tab show the units that are chosen in other tabs. */
export function followUnits(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === UNITS_KEY) showChosen(chosenUnits(browserStorage.read(UNITS_KEY)));
  });
}
