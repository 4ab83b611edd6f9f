import { appointmentMachine } from '@plaitful/flows/appointment/machine';
import { bookingMachine } from '@plaitful/flows/booking';
import { emailChangeMachine } from '@plaitful/flows/email-change';
import { closureMachine } from '@plaitful/flows/closure';
import { listStates } from '@plaitful/flows/diagrams/states';
import { passwordResetMachine } from '@plaitful/flows/password-reset';
import { rescheduleMachine } from '@plaitful/flows/reschedule';
import { sessionMachine } from '@plaitful/flows/session';
import { describe, expect, it } from 'vitest';
import { screens } from './viewer/screens.ts';

const machines = [
  sessionMachine,
  bookingMachine,
  rescheduleMachine,
  appointmentMachine,
  closureMachine,
  passwordResetMachine,
  emailChangeMachine,
];

describe('the stories of the app', () => {
  it.each(machines.map((machine) => [machine.id, machine] as const))(
    'show every state of the %s machine',
    (id, machine) => {
      const ofIt = screens.filter(({ flow }) => flow.machine === id);
      const states = new Set(ofIt.flatMap(({ flow: { state, through } }) => [state, ...through]));
      expect([...states].toSorted()).toEqual(listStates(machine));
    },
  );
});
