import { appointmentMachine } from '@plaitful/flows/appointment/machine';
import { bookingMachine } from '@plaitful/flows/booking';
import { chartOf } from '@plaitful/flows/drawing';
import { restingStates } from '@plaitful/flows/drawing/markdown';
import { passwordResetMachine } from '@plaitful/flows/password-reset';
import { rescheduleMachine } from '@plaitful/flows/reschedule';
import { sessionMachine } from '@plaitful/flows/session';
import { describe, expect, it } from 'vitest';
import { boxesOf, waysFrom } from './ways.ts';

const booking = chartOf(bookingMachine);
const written = (at: string) => waysFrom(booking, at).map(({ on, by, to }) => [on, ...by, to].join(' > '));

describe('the ways out of a state', () => {
  it('lead through what is passed at once to where the machine rests', () => {
    expect(written('choosing.choosingTime')).toEqual(
      expect.arrayContaining([
        'slot.confirmed > checking > details.enteringDetails',
        'slot.confirmed > checking > askingMembership',
      ]),
    );
  });

  it('leave out what can never hold', () => {
    expect(written('choosing.choosingTime')).not.toContain('slot.confirmed > checking > slotTaken.ready');
  });

  it('name all that must hold on them', () => {
    expect(waysFrom(booking, 'choosing.choosingTime')).toContainEqual({
      on: 'slot.confirmed',
      guards: ['canBookChosen', 'isMember'],
      by: ['checking'],
      to: 'details.enteringDetails',
    });
  });

  it('are also those of the states around, but for what the state answers itself', () => {
    expect(written('details.failed')).toContain('details.submitted > submitting');
    expect(written('details.refreshingPrice')).not.toContain('details.submitted > submitting');
    expect(written('availabilityFailed').some((way) => way.startsWith('member.loggedOut'))).toBe(false);
  });

  it('are none where the machine has ended', () => {
    expect(waysFrom(chartOf(passwordResetMachine), 'linkSent')).toEqual([]);
  });

  it.each(
    [bookingMachine, sessionMachine, rescheduleMachine, appointmentMachine, passwordResetMachine].map(
      (machine) => [machine.id, chartOf(machine)] as const,
    ),
  )('lead to every state that the %s machine rests in', (_, chart) => {
    const resting = restingStates(chart).map(({ path }) => path);
    const begins = chart.states.filter(({ parent, isInitial }) => parent === undefined && isInitial);
    const reached = new Set(chart.states.flatMap(({ path }) => waysFrom(chart, path).map(({ to }) => to)));
    const known = new Set([...reached, ...begins.map(({ path }) => path)]);
    expect(resting.filter((path) => !known.has(path))).toEqual([]);
    expect([...reached].filter((path) => !resting.includes(path))).toEqual([]);
  });
});

describe('the boxes of a drawing', () => {
  it('lie in one another as the states do', () => {
    const details = boxesOf(booking).find(({ path }) => path === 'details');
    expect(details?.boxes.map(({ name }) => name)).toContain('refreshingPrice');
  });

  it('tell what is passed at once', () => {
    const passed = boxesOf(booking).filter(({ isPassed }) => isPassed);
    expect(passed.map(({ path }) => path)).toEqual(['checking']);
  });
});
