import { afterEach, describe, expect, it, vi } from 'vitest';
import { textSearch } from './text-search';

const { toLocaleLowerCase } = String.prototype;

/** Makes the browser's language that of `locale`. */
function setLanguage(locale: string): void {
  vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return toLocaleLowerCase.call(this, locale);
  });
}

afterEach(() => vi.restoreAllMocks());

describe.each(['en', 'tr', 'lt', 'el'])('In a browser whose language is %s', (language) => {
  it.each([
    ['install', 'Install solar panels'],
    ['INSTALL', 'install solar panels'],
    ['apfel', 'Äpfel'],
    ['A\u0308PFEL', 'äpfel'],
    ['straße', 'HAUPTSTRASSE'],
    ['οδός', 'ΟΔΟΣ'],
    ['isi', 'Isı'],
    ['ISI', 'İSİ'],
    ['هندسة', 'هِندسة'],
    ['solar panel', 'so\u00ADlar\u2800pa\u200Bnels'],
    ['so\u200Blar\u3164panel', 'Solar panels'],
    ['میخواهم', 'می\u200Cخواهم'],
    ['\u200B \u2800', 'anything'],
    ["don't", 'Don’t idle'],
    ['dont', "Don't idle"],
    ['“green” power', 'Buy "green" power'],
    ['hawaii', 'Hawaiʻi'],
    ['e-bike', 'E\u2011bike'],
    ['ebike', 'Ride an e-bike'],
    ['pre-rinse', 'Don’t prerinse'],
    ['oeuvre', 'Œuvre'],
    ['smorrebrod', 'SMØRREBRØD'],
    ['þing', 'thing'],
    ['2-minute', '2–minute shower'],
    ['STRAẞE', 'Hauptstrasse'],
    ['٢-minute', '2-minute shower'],
    ['１०', '10-minute walk'],
    ['Walk.', 'Walk to work'],
    ['work, walk!', 'Walk to work'],
    ['#led (lamps)…', 'Switch five lamps to LED'],
    ['「walk」。', 'walk to work'],
    ['?', 'anything'],
  ])('“%s” finds “%s”', (search, text) => {
    setLanguage(language);
    expect(textSearch(search)(text)).toBe(true);
  });

  it('finds no other text', () => {
    setLanguage(language);
    expect(textSearch('install heat')('Install solar panels')).toBe(false);
  });
});
