import { expect, it, vi } from 'vitest';
import { printDetails } from './printed-details';

it('Closed details are open while they are printed', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  document.body.innerHTML = '<details></details><details open></details>';
  const states = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  printDetails();
  dispatchEvent(new Event('beforeprint'));
  expect(states()).toEqual([true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(states()).toEqual([false, true]);
  vi.unstubAllGlobals();
});
