import { afterEach, expect, it } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import './popovers';

afterEach(() => document.body.replaceChildren());

it('opens one menu at a time; its button, Escape or a click elsewhere closes it', async () => {
  document.body.innerHTML = `
    <button popovertarget="a">A</button><p id="a" popover="auto"><a href="#a">Entry</a></p>
    <button popovertarget="b">B</button><p id="b" popover="auto"></p>`;
  const user = userEvent.setup();
  const press = (selector: string) => user.click(document.querySelector(selector) ?? document.body);
  const open = () => [...document.querySelectorAll('[data-open]')].map(({ id }) => id);
  const [button] = document.querySelectorAll('button');

  await press('[popovertarget="b"]');
  await press('[popovertarget="a"]');
  expect(open()).toEqual(['a']);
  document.querySelector('a')?.focus();
  await user.keyboard('{Escape}');
  expect(open()).toEqual([]);
  expect(button).toHaveFocus();

  await press('[popovertarget="a"]');
  await press('#a');
  expect(open()).toEqual(['a']);
  await press('body');
  expect(open()).toEqual([]);
  await press('[popovertarget="a"]');
  await press('[popovertarget="a"]');
  expect(open()).toEqual([]);
});
