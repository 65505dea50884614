import { expect, it, vi } from 'vitest';
import { handleTrial } from './trial-day';

it('the trial counts each task once in browsers that don’t reflect aria-disabled', () => {
  vi.spyOn(Element.prototype, 'ariaDisabled', 'get').mockReturnValue(null);
  const task = '<button data-trial-task="10"></button>';
  document.body.innerHTML = `<div data-trial="0">${task}${task}<p data-trial-text="score"></p></div>`;
  handleTrial();
  const [button] = document.querySelectorAll('button');
  button?.click();
  button?.click();
  expect(document.querySelector('p')?.textContent).toBe('10');
  expect(document.querySelector('[data-trial]')?.getAttribute('data-trial')).toBe('1');
  vi.restoreAllMocks();
});
