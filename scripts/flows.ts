// `npm run generate:flows`: generates the diagrams of the machines in docs/flows.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allowedActions, type ActionAvailability } from '@plaitful/flows/appointment';
import { appointmentMachine } from '@plaitful/flows/appointment/machine';
import type { Appointment, AppointmentState } from '@plaitful/flows/appointment/types';
import { bookingMachine } from '@plaitful/flows/booking';
import { closureMachine } from '@plaitful/flows/closure';
import { toDiagram } from '@plaitful/flows/diagrams';
import { toMermaid, toTable } from '@plaitful/flows/diagrams/markdown';
import { emailChangeMachine } from '@plaitful/flows/email-change';
import { passwordResetMachine } from '@plaitful/flows/password-reset';
import { rescheduleMachine } from '@plaitful/flows/reschedule';
import { sessionMachine } from '@plaitful/flows/session';
import type { Role } from '@plaitful/domain/roles';
import { formatSource } from './formatSource.ts';

const now = new Date('2026-12-04T15:00:00Z');
const startsAt = new Date('2026-12-05T15:00:00Z');
const live = { startsAt, depositDueAt: null, cancelledBy: null };
const unpaid = { ...live, deposit: 'NOT_PAID', paymentStatus: 'PENDING', depositDueAt: startsAt } as const;

/** An appointment in each state of the machine, a day before it begins. */
const appointments: Readonly<Record<AppointmentState, Appointment>> = {
  unpaid,
  depositSent: { ...unpaid, depositSentAt: now },
  depositPaid: { ...live, deposit: 'PAID', paymentStatus: 'PENDING' },
  confirmed: { ...live, deposit: 'PAID', paymentStatus: 'CONFIRMED' },
  expired: { ...unpaid, depositDueAt: now },
  cancelled: { ...live, deposit: 'NOT_PAID', paymentStatus: 'CANCELLED', cancelledBy: 'MEMBER' },
  cancelledWithDeposit: { ...live, deposit: 'PAID', paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO' },
};

const say = (offer: ActionAvailability): string => {
  if (offer.isAllowed) return 'yes';
  return offer.why === 'same' ? 'is so already' : `no: \`${offer.why}\``;
};

/** What each role may do in each state, or why not, by the rule that app and server share. */
function rights(role: Role): string {
  const rows = Object.entries(appointments).map(([state, appointment]) => {
    const { reschedule, cancel, keepDeposit, sent, notArrived, deposit, payment } = allowedActions(
      appointment,
      {
        now,
        role,
        isSlotFree: true,
      },
    );
    const offers = [reschedule, cancel, keepDeposit, sent, notArrived, deposit.PAID, deposit.NOT_PAID];
    offers.push(payment.PENDING, payment.CONFIRMED, payment.CANCELLED);
    return `| \`${state}\` | ${offers.map(say).join(' | ')} |`;
  });
  return [
    '| state | move | cancel | cancel, deposit kept | “I’ve sent it” | “Not arrived” | deposit PAID | deposit NOT_PAID | payment PENDING | payment CONFIRMED | payment CANCELLED |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const appointmentRights = `## What a parent may do

${rights('ROLE_USER')}

## What the studio may do

A cancelled appointment is asked about as if its time were still free; the server knows whether it is.

${rights('ROLE_ADMIN')}`;

const flows = [
  {
    file: 'session.md',
    title: 'Session',
    machine: sessionMachine,
    about:
      'Who is signed in: from the record of the last visit to login, registration, expiry and logout. The dialogs are states of `guest`, so that no page keeps its own.',
  },
  {
    file: 'booking.md',
    title: 'Booking',
    machine: bookingMachine,
    about:
      'From a style to a booking: date, time, membership, the child’s details. What is typed and chosen stays through every failure; each of them leads to a state that the parent can see.',
  },
  {
    file: 'reschedule.md',
    title: 'Reschedule',
    machine: rescheduleMachine,
    about:
      'An appointment’s way to another date and time. Two seconds after it has moved, everything the page shows is loaded anew.',
  },
  {
    file: 'appointment.md',
    title: 'Appointment',
    machine: appointmentMachine,
    about:
      'Deposit and payment of one appointment, for the browser and the server alike: the browser asks it what to offer, the server what to store. `reading` is never stayed in; `lapsed` is an unpaid appointment whose deadline has passed, whether or not the server has tidied it up.',
    more: appointmentRights,
  },
  {
    file: 'closure.md',
    title: 'Closure',
    machine: closureMachine,
    about:
      'How the owner closes the studio for a time: what lies in it, what becomes of each booking, and saving both at once. A booking that arrives meanwhile is shown before anything is closed; `beginning` is never stayed in.',
  },
  {
    file: 'password-reset.md',
    title: 'Password reset',
    machine: passwordResetMachine,
    about:
      'Two visits: a link is asked for, and by its token a new password is set. The password is kept nowhere.',
  },
  {
    file: 'email-change.md',
    title: 'Change of email',
    machine: emailChangeMachine,
    about:
      'A link to the new address is asked for in the settings, and opened from its mail; by another link the old address undoes it. The password is kept nowhere.',
  },
] as const;

const index = `# Flows

The state machines of \`packages/flows\`, drawn from their definitions by \`npm run generate:flows\`; a test compares these pages with them.

${flows.map(({ file, title, about }) => `- [${title}](${file}): ${about}`).join('\n')}
`;

function getPage(flow: (typeof flows)[number]): string {
  const chart = toDiagram(flow.machine);
  const more = 'more' in flow ? `\n${flow.more}\n` : '';
  return `# ${flow.title}

${flow.about} Back to [all flows](README.md).

\`\`\`mermaid
${toMermaid(chart)}
\`\`\`

## Transitions

${toTable(chart)}
${more}`;
}

/** The pages of docs/flows, by file name. */
export async function flowPages(): Promise<ReadonlyMap<string, string>> {
  const pages = [['README.md', index] as const, ...flows.map((flow) => [flow.file, getPage(flow)] as const)];
  const written = pages.map(async ([file, text]) => [file, await formatSource(file, text)] as const);
  return new Map(await Promise.all(written));
}

if (import.meta.main) {
  const folder = resolve(import.meta.dirname, '../docs/flows');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of await flowPages()) writeFileSync(join(folder, file), text);
}
