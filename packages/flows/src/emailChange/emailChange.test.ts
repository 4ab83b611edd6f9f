import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { ApiCallError } from '../apiProblem.ts';
import { createRefusal } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { emailChangeMachine } from './emailChange.machine.ts';
import type { EmailChangeInput } from './emailChange.types.ts';

type Event = EventFrom<typeof emailChangeMachine>;
type Snapshot = SnapshotFrom<typeof emailChangeMachine>;

const request = getDoneEvent('requestChange');
const cancel = getDoneEvent('cancelChange');
const link = getDoneEvent('submitLink');

const onward = (snapshot: Snapshot, ...events: Event[]): Snapshot =>
  events.reduce((from, event) => transition(emailChangeMachine, from, event)[0], snapshot);
const after = (input: EmailChangeInput, ...events: Event[]): Snapshot =>
  onward(initialTransition(emailChangeMachine, input)[0], ...events);

const settings: EmailChangeInput = { visit: 'settings', newEmail: null };
const waiting: EmailChangeInput = { visit: 'settings', newEmail: 'first@example.com' };
const byLink: EmailChangeInput = { visit: 'link', purpose: 'confirm', token: 'q3Jd0mX5rWn8yTz1' };
const presses: Event = { type: 'link.submitted' };
const edits: Event = { type: 'editing.started' };
const leaves: Event = { type: 'editing.cancelled' };
const submits: Event = {
  type: 'change.submitted',
  email: ' ada.bello@example.com ',
  password: 'Braids-4-Ada',
};

describe('a change of email in the settings', () => {
  it('is sent with the password, and then waits for the link to be opened', () => {
    expect(after(settings).value).toBe('idle');
    expect(after(settings, edits).value).toEqual({ editing: 'entering' });
    expect(after(settings, edits, submits).value).toBe('submitting');
    const sent = after(settings, edits, submits, request.done());
    expect([sent.value, sent.context.newEmail]).toEqual([
      { waitingForLink: 'resting' },
      'ada.bello@example.com',
    ]);
  });

  it('is not sent without an address and the password', () => {
    for (const typed of [{ email: 'ada@example' }, { password: '' }])
      expect(after(settings, edits, { ...submits, ...typed }).value).toEqual({ editing: 'entering' });
  });

  it('that fails keeps the address, reports why, and can be retried', () => {
    const failed = after(settings, edits, submits, request.failed(new ApiCallError({ kind: 'offline' })));
    expect(failed.value).toEqual({ editing: 'failed' });
    expect(failed.context).toMatchObject({
      email: 'ada.bello@example.com',
      newEmail: null,
      problem: { kind: 'offline' },
    });
    expect(onward(failed, submits).value).toBe('submitting');
    expect(onward(failed, submits).context.problem).toBeNull();
  });

  it('can be abandoned', () => {
    expect(after(settings, edits, leaves).value).toBe('idle');
    expect(after(waiting, edits, leaves).value).toEqual({ waitingForLink: 'resting' });
  });

  it('never keeps the password in context', () => {
    expect(JSON.stringify(after(settings, edits, submits).context)).not.toContain('Braids');
  });
});

describe('a pending change of email', () => {
  it('can be cancelled', () => {
    const cancelled = after(waiting, { type: 'change.cancelled' }, cancel.done());
    expect([cancelled.value, cancelled.context.newEmail]).toEqual(['idle', null]);
  });

  it('reports that it could not be cancelled, and stays pending', () => {
    const failed = after(
      waiting,
      { type: 'change.cancelled' },
      cancel.failed(createRefusal(503, 'unavailable')),
    );
    expect(failed.value).toEqual({ waitingForLink: 'failed' });
    expect(failed.context).toMatchObject({
      newEmail: 'first@example.com',
      problem: { code: 'unavailable' },
    });
  });

  it('is replaced by another one', () => {
    expect(after(waiting, edits, submits, request.done()).context.newEmail).toBe('ada.bello@example.com');
  });

  it('ends when the link was opened elsewhere, also while another address is typed', () => {
    const opened: Event = { type: 'account.fetched', newEmail: null };
    expect(after(waiting, opened).value).toBe('idle');
    expect(after(waiting, edits, opened).value).toEqual({ editing: 'entering' });
    expect(after(waiting, edits, opened, leaves).value).toBe('idle');
  });

  it('is shown when it was requested elsewhere', () => {
    const found = after(settings, { type: 'account.fetched', newEmail: 'ada.bello@example.com' });
    expect([found.value, found.context.newEmail]).toEqual([
      { waitingForLink: 'resting' },
      'ada.bello@example.com',
    ]);
  });
});

describe('the link of a mail', () => {
  it('without a token is not valid', () => {
    for (const token of [null, '']) expect(after({ ...byLink, token }).value).toBe('linkInvalid');
  });

  it('is sent when its button is pressed, and not before', () => {
    const opened = after(byLink);
    expect([opened.value, Object.keys(opened.children)]).toEqual([{ linkReady: 'resting' }, []]);
    expect(onward(opened, presses).value).toBe('submittingLink');
  });

  it('is invalid when the server refuses it', () => {
    for (const code of ['email_link_invalid', 'invalid'] as const)
      expect(after(byLink, presses, link.failed(createRefusal(422, code))).value).toBe('linkInvalid');
  });

  it('reports why it failed, and can be sent again', () => {
    const failed = after(byLink, presses, link.failed(new ApiCallError({ kind: 'offline' })));
    expect([failed.value, failed.context.problem]).toEqual([{ linkReady: 'failed' }, { kind: 'offline' }]);
    const again = onward(failed, presses);
    expect([again.value, again.context.problem]).toEqual(['submittingLink', null]);
  });

  it('asks for the code of an administrator, again after a wrong one', () => {
    const required = link.failed(createRefusal(422, 'operator_code_required'));
    const asked = after({ ...byLink, purpose: 'undo' }, presses, required);
    expect([asked.value, asked.context.problem]).toMatchObject([
      { linkReady: 'askingCode' },
      { code: 'operator_code_required' },
    ]);
    const wrong = onward(asked, { ...presses, code: '1234 5678' }, required);
    expect(wrong.value).toEqual({ linkReady: 'askingCode' });
    expect(JSON.stringify(wrong.context)).not.toContain('1234');
  });

  it.each([
    ['confirm', undefined, 'email.changed'],
    ['undo', undefined, 'email.restored'],
    ['undo', '1234 5678', 'email.restored'],
  ] as const)(
    'to %s, with the code %s, sends both, forgets its token and emits %s',
    async (purpose, code, emittedType) => {
      const sent: unknown[] = [];
      const machine = emailChangeMachine.provide({
        actors: {
          submitLink: fromPromise<void, { purpose: 'confirm' | 'undo'; token: string; code?: string }>(
            async ({ input }) => {
              sent.push(input);
            },
          ),
        },
      });
      const actor = createActor(machine, { input: { ...byLink, purpose } });
      const emitted: unknown[] = [];
      actor.on('*', (event) => emitted.push(event));
      actor.start();
      actor.send({ ...presses, ...(code !== undefined && { code }) });
      await waitFor(actor, (snapshot) => snapshot.matches('linkAccepted'));
      expect(sent).toEqual([{ purpose, token: 'q3Jd0mX5rWn8yTz1', ...(code !== undefined && { code }) }]);
      expect(emitted).toEqual([{ type: emittedType }]);
      expect(actor.getSnapshot().context.token).toBeNull();
    },
  );
});
