import type { Account, Session } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';
import { screen, userEvent, within } from 'storybook/test';
import { asParent } from '../../storybook/AppStory.tsx';
import { sampleParent } from '../../storybook/sampleData.ts';

export const sampleAccount: Account = {
  firstName: 'Danielle',
  lastName: 'Roy',
  email: sampleParent.email,
  emailVerified: true,
  newEmail: null,
  mobilePhone: '+16135550151',
  notifications: { texts: true, reminder48h: true, reminder3h: false },
  calendarFeedCreatedAt: null,
  depositDeadlineMinutes: 1440,
  etag: '"1"',
};

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/**
 * This browser first, then one used half an hour ago, and one with few details. A function, since the clock of a story
 * is not yet set when this file is loaded.
 */
export const sampleSessions = (): Session[] => [
  { sessionId: 12, browser: 'Chrome on Android', createdAt: ago(3000), lastUsedAt: ago(0), isCurrent: true },
  { sessionId: 9, browser: 'Safari on iPhone', createdAt: ago(9000), lastUsedAt: ago(30), isCurrent: false },
  { sessionId: 4, browser: null, createdAt: ago(90_000), lastUsedAt: ago(40_000), isCurrent: false },
];

/** A story's `beforeEach`: a signed-in parent with settings; `calls` override the default mocks. */
export const setUpSettings = (...calls: HttpHandler[]) =>
  asParent(
    ...calls,
    mockAnswer('getAccount', sampleAccount),
    mockAnswer('listSessions', sampleSessions),
    mockAnswer('listUserBookings', []),
  );

/** The card with this title, once it is rendered. */
export const findCard = async (title: string) => within(await screen.findByRole('region', { name: title }));

export async function pressButton(card: ReturnType<typeof within>, name: string | RegExp): Promise<void> {
  await userEvent.click(await card.findByRole('button', { name }));
}
