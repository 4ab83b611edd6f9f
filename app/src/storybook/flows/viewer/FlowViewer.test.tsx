import { bookingMachine } from '@plaitful/flows/booking';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FlowMessage } from '../recordFlow.ts';
import { FlowViewer } from './FlowViewer.tsx';

const onChoose = vi.fn<(state: string) => void>();
function Controlled({ first }: { first: string }) {
  const [state, setState] = useState(first);
  const choose = (next: string) => {
    onChoose(next);
    setState(next);
  };
  return <FlowViewer name="Booking" machine={bookingMachine} state={state} onChoose={choose} />;
}

const show = (state = 'choosing.choosingTime') => render(<Controlled first={state} />);

const marked = () => document.querySelector('[aria-current]')?.getAttribute('data-state');
const frame = () => screen.getByTitle<HTMLIFrameElement>(/^The screen of/);
const shownStory = () => new URL(frame().src).searchParams.get('id');

/** What the story in the frame tells. */
const tell = (message: FlowMessage) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: message, source: frame().contentWindow }));
  });

afterEach(() => onChoose.mockReset());

describe('the diagram of a flow beside its screen', () => {
  it('marks the state and shows its story', () => {
    show();
    expect(marked()).toBe('choosing.choosingTime');
    expect(shownStory()).toBe('dialogs-date-and-time-picker--slot-chosen');
  });

  it('goes to the state that is chosen, with the screen', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'priceChanged' }));
    expect(marked()).toBe('details.priceChanged');
    expect(shownStory()).toBe('pages-booking-errors--price-changed');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('details.priceChanged');
  });

  it('follows a transition that is pressed, by keyboard too, and takes the focus along', async () => {
    show('details.failed');
    screen.getByRole('button', { name: /^session\.expired → askingMembership/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(marked()).toBe('askingMembership');
    expect(shownStory()).toBe('dialogs-date-and-time-picker--members-only');
    expect(screen.getByRole('button', { name: 'askingMembership' })).toHaveFocus();
  });

  it('follows transient states to the resting state', async () => {
    show();
    await userEvent.click(
      screen.getByRole('button', { name: /^slot\.confirmed if canBookChosen → checking/ }),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Goes to checking');
    tell({ machine: 'booking', now: 'askingMembership', isThere: true });
    expect(marked()).toBe('askingMembership');
    expect(screen.getByRole('button', { name: 'askingMembership' })).toHaveFocus();
  });

  it('has buttons only for events that are possible now', () => {
    show('submitting');
    expect(screen.getByRole('button', { name: /^createBooking done/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^slot\.confirmed/ })).toBeNull();
    expect(screen.getByText(/^slot\.confirmed/)).toBeVisible();
  });

  it('follows interaction on the screen', () => {
    show();
    tell({ machine: 'booking', now: 'choosing.choosingDate', isThere: false });
    expect(marked()).toBe('choosing.choosingTime');
    tell({ machine: 'booking', now: 'choosing.choosingTime', isThere: true });
    expect(screen.getByRole('status')).toHaveTextContent('Shows choosing.choosingTime');
    tell({ machine: 'booking', now: 'askingMembership', isThere: false });
    expect(marked()).toBe('askingMembership');
    tell({ machine: 'session', now: 'member', isThere: false });
    expect(marked()).toBe('askingMembership');
  });

  it('draws an arc for every transition', async () => {
    show('details.failed');
    const transitions = document.querySelectorAll('[data-target]').length;
    expect(transitions).toBeGreaterThan(2);
    await vi.waitFor(() => expect(document.querySelectorAll('svg > path')).toHaveLength(transitions));
  });
});
