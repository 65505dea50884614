import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from './card';
import { CardDetails } from './card-details';

/** How far the pointer moves with each event; jsdom lacks this. */
let movement = 1;

beforeEach(() => {
  movement = 1;
  Object.defineProperty(MouseEvent.prototype, 'movementX', {
    configurable: true,
    get: () => movement,
  });
  Object.defineProperty(MouseEvent.prototype, 'movementY', { configurable: true, value: 0 });
  render(
    <>
      <Card
        name="Mend a shirt"
        picture={null}
        score="Score: 30"
        details={
          <CardDetails
            description="Needle and thread"
            details={[
              { term: 'Earth Impact', text: 'One shirt less' },
              { term: 'Financial Impact', text: '' },
            ]}
          />
        }
        actions={<button type="button">Mark Complete</button>}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
});

afterEach(() => {
  Reflect.deleteProperty(MouseEvent.prototype, 'movementX');
  Reflect.deleteProperty(MouseEvent.prototype, 'movementY');
});

const about = () => screen.getByRole('button', { name: 'About Mend a shirt' });
const findBack = () => screen.findByRole('region', { name: 'About Mend a shirt' });
const back = () => screen.queryByRole('region', { name: 'About Mend a shirt' });

describe('the details of a card', () => {
  it('show while the card is hovered, and stay while the pointer is on them', async () => {
    const user = userEvent.setup();
    expect(back()).toBeNull();
    expect(about()).toHaveAttribute('aria-expanded', 'false');
    await user.hover(screen.getByText('Score: 30'));
    expect(await findBack()).toHaveTextContent('Needle and threadEarth ImpactOne shirt less');
    // Empty details have no term.
    expect(screen.queryByText('Financial Impact')).toBeNull();
    await user.hover(await findBack());
    await findBack();
    await user.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(back()).toBeNull();
  });

  it('stay hidden while the pointer only moves across', () => {
    vi.useFakeTimers();
    const card = screen.getByText('Score: 30').closest('article')?.firstElementChild;
    if (!card) throw new Error('The card has no front');
    fireEvent.pointerMove(card, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.pointerLeave(card, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(back()).toBeNull();
    fireEvent.pointerMove(card, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(200));
    expect(back()).not.toBeNull();
  });

  it('stay hidden if the card moves under a resting pointer', () => {
    vi.useFakeTimers();
    const card = screen.getByText('Score: 30');
    movement = 0;
    fireEvent.pointerEnter(card, { pointerType: 'mouse' });
    fireEvent.pointerMove(card, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(back()).toBeNull();
    movement = 1;
    fireEvent.pointerMove(card, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(150));
    expect(back()).not.toBeNull();
  });

  it('stay open after a click on the hovered button, until the next click', async () => {
    const user = userEvent.setup();
    await user.hover(about());
    await findBack();
    await user.click(about());
    expect(back()).not.toBeNull();
    await user.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(back()).not.toBeNull();
    await user.click(about());
    expect(back()).toBeNull();
  });

  it('stay closed after a click closes them, until the pointer leaves', async () => {
    vi.useFakeTimers();
    const move = () => fireEvent.pointerMove(about(), { pointerType: 'mouse' });
    const rest = () => act(() => void vi.advanceTimersByTime(1000));
    fireEvent.pointerEnter(about(), { pointerType: 'mouse' });
    move();
    rest();
    fireEvent.click(about());
    fireEvent.click(about());
    expect(back()).toBeNull();
    move();
    rest();
    expect(back()).toBeNull();
    fireEvent.pointerLeave(about(), { pointerType: 'mouse' });
    fireEvent.pointerEnter(about(), { pointerType: 'mouse' });
    move();
    rest();
    expect(back()).not.toBeNull();
  });

  it('show on tap, and close on a tap elsewhere', async () => {
    const user = userEvent.setup();
    await user.pointer({ keys: '[TouchA]', target: about() });
    expect(back()).not.toBeNull();
    await user.pointer({ keys: '[TouchA]', target: screen.getByText('Elsewhere') });
    expect(back()).toBeNull();
  });
});
