import type { OperationId, SessionUser } from '@plaitful/api-client/contract';
import { mockAnswer, mockFile } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { sampleBooking } from '../storybook/sampleBookings.ts';
import { toLoginResponse, sampleParent, sampleReviews, sampleStyle } from '../storybook/sampleData.ts';
import {
  getAccount,
  getButton,
  getDialog,
  dismissToasts,
  renderAppWithMocks,
  pressRadio,
} from '../testing/renderAppWithMocks.tsx';
import { SERVER_ERROR_MESSAGE, mockFailure, goOffline, type Failure } from '../testing/failures.ts';

const visit = renderAppWithMocks();

/** Something that a parent sends off. */
interface Action {
  at: string;
  user?: SessionUser;
  /** The call that goes wrong. */
  operation: OperationId;
  /** The other calls on the way. */
  calls: HttpHandler[];
  /** Its answer, when it goes right. */
  works: HttpHandler;
  /** Comes to where it is sent off, and fills it in. */
  prepare: () => Promise<void>;
  /** What sends it off, now and again. */
  press: () => Locator;
  /** What is said of each failure first. */
  says: string | RegExp;
  /** What is said instead where nobody can know what came of it. */
  saysUnknown?: string;
  /** What is said without a connection, where it is neither the usual nor `saysUnknown`. */
  saysOffline?: RegExp;
  /** What each failure adds, where it is not the usual. */
  helps?: Partial<Record<Failure, string | RegExp>>;
  /** Its failures in turn, where not all of them leave the question open; neighbours must read differently. */
  failures?: readonly Failure[];
  /** What was typed, which must still be there. */
  keeps?: readonly (readonly [label: string, value: string])[];
  /** What is there when it goes right. */
  shows: () => Locator;
}

const text = (labels: string | RegExp) => page.getByText(labels).first();
const labelled = (label: string) => page.getByLabelText(label, { exact: true });
const done = { done: true } as const;
const parent = {
  id: 7,
  firstName: 'Danielle',
  lastName: 'Roy',
  email: 'danielle.roy@example.com',
  emailVerified: false,
  mobilePhone: null,
  roles: ['ROLE_USER' as const],
};
const home = mockAnswer('listReviews', sampleReviews);
const times = {
  availableDays: ['2030-01-05'],
  dayTimeMapping: { '2030-01-05': ['13:00', '16:00'] },
} as const;
const style = mockAnswer(
  'getStyle',
  sampleStyle({ ...times, availableTimes: [['13:00', '16:00']] } as never),
);
const free = mockAnswer('listBookedServices', []);
const mine = {
  ...sampleBooking,
  bookingDate: '2030-01-05',
  bookingTime: '13:00',
  styleId: 1,
  styleDuration: '1:30',
};

async function fillAll(fields: readonly (readonly [string, string])[]): Promise<void> {
  for (const [label, value] of fields) await labelled(label).fill(value);
}

const email = ['Email', 'danielle.roy@example.com'] as const;
const password = ['Password', 'Saturday-2026'] as const;
const message = [
  ['Name', 'Danielle Roy'],
  email,
  ['Phone', '613-555-0151'],
  ['Message', 'Do you braid very short hair?'],
] as const;
const registration = [['First name', 'Danielle'], ['Last name', 'Roy'], email, password] as const;
const child = [
  ['Child’s name', 'Ada'],
  ['Child’s date of birth', '2021-05-04'],
] as const;

const openDialog = async (name: string, fields: readonly (readonly [string, string])[]) => {
  await getButton(name).first().click();
  await expect.element(getDialog(name)).toBeVisible();
  await fillAll(fields);
};

const openRow = async (item: string) => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

// These sentences already say what to do when the server cannot be reached.
const notCancelled = /^The appointment was not cancelled\. Please try again, or call/;
const noCalendar = /^We could not get the calendar file\. Please try again\./;

const actions: Record<string, Action> = {
  'a message to the studio': {
    at: '/about',
    operation: 'sendContactMessage',
    calls: [],
    works: mockAnswer('sendContactMessage', done),
    prepare: () => fillAll(message),
    press: () => getButton('Send message'),
    says: 'Error sending email.',
    helps: {
      down: /Your message is still here\. Try again, or call/,
      page: /Your message is still here\. Try again, or call/,
      wrongShape: /Your message is still here\. Try again, or call/,
      invalid: /Your message is still here\. Try again, or call/,
    },
    failures: ['tooMany', 'down', 'conflict', 'page', 'broken', 'invalid', 'tooMany', 'wrongShape'],
    keeps: message,
    shows: () => text('Email sent successfully!'),
  },
  'a login': {
    at: '/policy',
    operation: 'login',
    calls: [],
    works: mockAnswer('login', toLoginResponse(sampleParent)),
    prepare: () => openDialog('Login', [email, password]),
    press: () => getDialog('Login').getByRole('button', { name: 'Login', exact: true }),
    says: 'Failed to login. Please try again.',
    helps: { invalid: 'Check the email and the password, or ask for a new password.' },
    keeps: [email, password],
    shows: () => text('Login successful'),
  },
  'a registration': {
    at: '/policy',
    operation: 'register',
    calls: [mockAnswer('login', toLoginResponse(sampleParent))],
    works: mockAnswer('register', parent),
    prepare: () => openDialog('Register', registration),
    press: () => getButton('Sign Up'),
    says: 'Failed to register. Please try again.',
    keeps: registration,
    // The last thing that happens: the login after it.
    shows: () => getAccount(sampleParent.email),
  },
  'a booking': {
    at: '/bookingdetails?style=1&date=2030-01-05&time=13%3A00',
    user: sampleParent,
    operation: 'createBooking',
    calls: [style, free, mockAnswer('listUserBookings', [])],
    works: mockAnswer('createBooking', mine),
    prepare: async () => {
      await fillAll(child);
      await labelled('Mobile phone').fill('6135550151');
      for (const name of ['booking policies', 'cancellation policy']) {
        await labelled(`I agree to the ${name}.`).click();
      }
      await labelled('I agree to photos of my child’s hair.').click();
    },
    press: () => getDialog('Your booking').getByRole('button', { name: 'Book Now' }),
    says: 'Your booking did not go through. Nothing is booked. Please try again.',
    saysUnknown:
      'We did not get an answer, so we cannot say if your time is booked. Please look at My Appointments, or try again: it is booked only once.',
    saysOffline: /^You are offline, so nothing was sent and nothing is booked yet\./,
    keeps: child,
    shows: () => page.getByRole('heading', { name: 'One step left: the deposit' }),
  },
  'a request for a reset link': {
    at: '/forgot-password',
    operation: 'forgotPassword',
    calls: [home],
    works: mockAnswer('forgotPassword', done),
    prepare: () => fillAll([email]),
    press: () => getButton('Send Reset Link'),
    says: 'Error sending reset link.',
    keeps: [email],
    shows: () => text('Password reset link sent to your email!'),
  },
  'a new password': {
    at: '/reset-password#token=q3Jd0mX5rWn8yTz1',
    operation: 'resetPassword',
    calls: [home],
    works: mockAnswer('resetPassword', done),
    prepare: () => fillAll([['New password', 'Saturday-2026']]),
    press: () => getButton('Reset Password'),
    says: 'Error sending email.',
    helps: { invalid: 'Your password has not changed. Please try again, or ask for a new link.' },
    keeps: [['New password', 'Saturday-2026']],
    shows: () => text('Password reset successful!'),
  },
  'a cancellation': {
    at: '/dashboard/bookings',
    user: sampleParent,
    operation: 'cancelBookingAsMember',
    calls: [mockAnswer('listUserBookings', [sampleBooking])],
    works: mockAnswer('cancelBookingAsMember', { ...sampleBooking, paymentStatus: 'CANCELLED' }),
    prepare: () => openRow('Cancel'),
    press: () => getButton('Cancel appointment'),
    says: notCancelled,
    helps: { down: notCancelled, page: notCancelled, wrongShape: notCancelled },
    failures: ['down', 'tooMany', 'page', 'broken', 'wrongShape'],
    shows: () => text('Booking cancelled successfully'),
  },
  'a move': {
    at: '/dashboard/bookings/12/reschedule',
    user: sampleParent,
    operation: 'rescheduleBooking',
    calls: [mockAnswer('getBooking', mine), mockAnswer('listUserBookings', [mine]), style, free],
    works: mockAnswer('rescheduleBooking', { ...mine, bookingTime: '16:00' }),
    prepare: async () => {
      await getButton('Reschedule').click();
      await pressRadio(page.getByRole('radio', { name: /^4:00\spm/ }));
      await getButton('Next').click();
    },
    press: () => getButton('Reschedule Now'),
    says: /^Your appointment was not moved\. You still have Saturday 5\sJanuary 2030, 1:00\spm\./,
    saysUnknown:
      'We did not get an answer, so we cannot say if your appointment has moved. Please look at My Appointments before you try again.',
    failures: ['tooMany', 'down', 'invalid', 'broken', 'tooMany', 'page', 'invalid', 'wrongShape'],
    shows: () => text('Rescheduled booking successfully'),
  },
  'the calendar file': {
    at: '/dashboard/bookings',
    user: sampleParent,
    operation: 'getBookingCalendar',
    calls: [mockAnswer('listUserBookings', [sampleBooking])],
    works: mockFile('getBookingCalendar', 'text/calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
    prepare: () => openRow('View'),
    press: () => getButton('Add to calendar'),
    says: noCalendar,
    helps: { down: noCalendar, page: noCalendar, wrongShape: noCalendar },
    shows: () => getButton('Add to calendar'),
  },
};

const unreachable = /We cannot reach the booking system\. Please try again in a few minutes\./;

/** What can be done about each failure, after the first sentence. */
const helps: Record<Failure, string | RegExp> = {
  down: unreachable,
  broken: new RegExp(SERVER_ERROR_MESSAGE.replaceAll('.', String.raw`\.`)),
  page: unreachable,
  wrongShape: unreachable,
  tooMany: /That was a lot of tries\. Please wait 40\sseconds and try again\./,
  conflict: /Someone else changed this\./,
  invalid: /Please check the marked fields\./,
};

/** Nobody knows what came of a call without an answer that can be read. */
const isUnknown = (failure: Failure) => ['down', 'broken', 'page', 'wrongShape'].includes(failure);

/** All that is said of a failure. */
function getExpectedText({ says, saysUnknown, helps: own }: Action, failure: Failure): (string | RegExp)[] {
  if (saysUnknown !== undefined && isUnknown(failure)) return [saysUnknown];
  return [says, own?.[failure] ?? helps[failure]];
}

/** Neighbours read differently, so that each is seen to come when they follow one another. */
const inTurn = ['tooMany', 'down', 'conflict', 'broken', 'invalid', 'page', 'tooMany', 'wrongShape'] as const;

it.each(Object.entries(actions))(
  'when %s does not get through, each failure says what to do, keeps what was typed and can be tried again',
  { tags: ['ci'] },
  async (_name, action) => {
    const { at, user, calls, operation, works, failures = inTurn } = action;
    const { answer } = visit({
      at,
      calls: [mockFailure(operation, 'down'), ...calls],
      ...(user && { user }),
    });
    async function expectFailure(...said: readonly (string | RegExp)[]): Promise<void> {
      await action.press().click();
      for (const labels of said) await expect.element(text(labels)).toBeVisible();
      for (const [label, value] of action.keeps ?? [])
        await expect.element(labelled(label)).toHaveValue(value);
    }
    await action.prepare();
    const goOnline = goOffline();
    onTestFinished(goOnline);
    await expectFailure(
      action.saysOffline ??
        action.saysUnknown ??
        /You are offline, so nothing was sent\. What you typed is still here, and you can safely send it again\./,
    );
    goOnline();
    let before: (string | RegExp)[] = [];
    for (const failure of failures) {
      const said = getExpectedText(action, failure);
      expect(said).not.toEqual(before);
      dismissToasts();
      answer(mockFailure(operation, failure));
      await expectFailure(...said);
      for (const labels of before.filter((old) => !said.includes(old)))
        await expect.element(text(labels)).not.toBeInTheDocument();
      before = said;
    }
    answer(works);
    await action.press().click();
    await expect.element(action.shows()).toBeVisible();
  },
);

it('shows a notice over the dialog while a call takes more than five seconds', async () => {
  visit({ at: '/policy', calls: [mockAnswer('login', toLoginResponse(sampleParent), { delay: 9000 })] });
  await openDialog('Login', [email, password]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[aria-busy]')).not.toBeNull();
  const slow = getDialog('Login').getByText('This takes longer than usual. We are still trying.');
  await expect.element(slow).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(slow).toBeVisible();
  await vi.advanceTimersByTimeAsync(9000);
  await expect.element(text('Login successful')).toBeVisible();
  await expect.element(text('This takes longer than usual. We are still trying.')).not.toBeInTheDocument();
});
