import { bookingMachine } from '@plaitful/flows/booking';
import { toDiagram } from '@plaitful/flows/diagrams';
import { passwordResetMachine } from '@plaitful/flows/password-reset';
import { describe, expect, it } from 'vitest';
import { transitionsFrom } from './transitions.ts';

const booking = toDiagram(bookingMachine);
const written = (state: string) => transitionsFrom(booking, state).map(({ on, to }) => `${on} > ${to}`);

describe('the transitions from a state', () => {
  it('name the event, the guard and the innermost state that is entered', () => {
    expect(transitionsFrom(booking, 'choosing.choosingTime')).toContainEqual({
      on: 'slot.confirmed',
      guard: 'canBookChosen',
      to: 'checking',
    });
    expect(written('details.failed')).toContain('picker.opened > choosing.deciding');
  });

  it('include those of the states around it, except for events it handles itself', () => {
    expect(written('details.failed')).toContain('details.submitted > submitting');
    expect(written('details.refreshingPrice')).not.toContain('details.submitted > submitting');
  });

  it('are none in a final state', () => {
    expect(transitionsFrom(toDiagram(passwordResetMachine), 'linkSent')).toEqual([]);
  });
});
