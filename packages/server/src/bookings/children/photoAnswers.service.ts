import type { Child, ChildOfFamily } from '@plaitful/api-client/contract';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import { toPhotoConsentRow } from './consents.mapper.ts';
import {
  insertConsents,
  findPhotoAnswerForChild,
  listPhotoAnswerChangeTimes,
  type PhotoAnswerSubject,
  type PhotoConsentAnswer,
} from './photoAnswers.repository.ts';
import type { ServerContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { secondsUntilAllowed, rateLimits } from '../../platform/limits/rateLimits.ts';
import { Problem, problem } from '../../platform/problems/problem.ts';
import { lockActiveUser } from '../../accounts/users/users.repository.ts';
import { toChild, toChildOfFamily } from './children.service.ts';
import { findChild, type ChildRow, lockChildForShare, type ChildKey } from './children.repository.ts';
import { enqueueStudioMail } from '../studioMails/studioMails.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'business' | 'config' | 'runOutbox'>;

interface PhotoAnswerContext extends Pick<Context, 'business' | 'config'> {
  readonly now: Date;
}

/** The family's row must be locked, so that concurrent calls are counted. */
async function validateRate(
  trx: Trx,
  { userId, childId, bookingId }: PhotoAnswerSubject,
  { now, config }: PhotoAnswerContext,
): Promise<Problem | undefined> {
  if (!config.rateLimit) return undefined;
  const all = await listPhotoAnswerChangeTimes(trx, userId, addMinutesToInstant(now, -24 * 60));
  const one = all.filter((change) => change.childId === childId && change.bookingId === bookingId);
  const timesOf = (changes: typeof all) => changes.map(({ at }) => at);
  const retryAfter = Math.max(
    ...rateLimits.photoConsent.one.map((rate) => secondsUntilAllowed(timesOf(one), rate, now)),
    ...rateLimits.photoConsent.all.map((rate) => secondsUntilAllowed(timesOf(all), rate, now)),
  );
  return retryAfter > 0 ? problem('rate_limited', { retryAfter }) : undefined;
}

/**
 * Queues a mail to the studio when an answer withdraws the previous one. It is sent a minute later, unless the parent
 * has answered again.
 */
export async function enqueuePhotoWithdrawalMail(
  trx: Trx,
  { userId, childId, bookingId }: PhotoAnswerSubject,
  {
    before,
    isGiven,
  }: { readonly before: Pick<PhotoConsentAnswer, 'isGiven'> | undefined; readonly isGiven: boolean },
  { now, business, config }: PhotoAnswerContext,
): Promise<void> {
  if (isGiven || before?.isGiven !== true) return;
  const about = childId === null ? { bookingId } : { data: { childId } };
  const dueAt = config.rateLimit ? addMinutesToInstant(now, 1) : now;
  await enqueueStudioMail(trx, 'photoConsentWithdrawn', { userId, ...about }, { now, dueAt, business });
}

interface NewAnswer {
  readonly isGiven: boolean;
  /** The administrator who enters what the parent said; null for the parent's own answer. */
  readonly recordedBy: number | null;
}

/** Stores an answer that differs from the previous one. The family's row must be locked. */
export async function storeChangedPhotoAnswer(
  trx: Trx,
  subject: PhotoAnswerSubject,
  {
    isGiven,
    recordedBy,
    before,
  }: NewAnswer & { readonly before: Pick<PhotoConsentAnswer, 'isGiven'> | undefined },
  moment: PhotoAnswerContext,
): Promise<Problem | undefined> {
  const isOwn = recordedBy === null;
  const limited = isOwn ? await validateRate(trx, subject, moment) : undefined;
  if (limited !== undefined) return limited;
  await insertConsents(trx, [toPhotoConsentRow({ ...subject, isGiven, recordedBy }, moment.now, moment)]);
  if (isOwn) await enqueuePhotoWithdrawalMail(trx, subject, { before, isGiven }, moment);
  return undefined;
}

async function answerForChild(
  context: Context,
  { userId, childId }: ChildKey,
  answer: NewAnswer,
): Promise<ChildRow | Problem> {
  const outcome = await inTransaction(context.database, async (trx) => {
    // Serializes all changes of a family's answers.
    const user = await lockActiveUser(trx, userId);
    if (user === undefined || !(await lockChildForShare(trx, { userId, childId })))
      return problem('child_not_found');
    const before = await findPhotoAnswerForChild(trx, childId);
    if (before?.isGiven !== answer.isGiven) {
      const subject = { userId, childId, bookingId: null };
      const moment = { ...context, now: context.clock() };
      const refused = await storeChangedPhotoAnswer(trx, subject, { ...answer, before }, moment);
      if (refused !== undefined) return refused;
    }
    return (await findChild(trx, { userId, childId })) ?? problem('child_not_found');
  });
  if (!(outcome instanceof Problem)) context.runOutbox();
  return outcome;
}

/** Stores a new answer, keeping the previous ones; an unchanged answer is not stored again. */
export async function setPhotoConsent(
  context: Context,
  key: ChildKey,
  isGiven: boolean,
): Promise<Child | Problem> {
  const row = await answerForChild(context, key, { isGiven, recordedBy: null });
  return row instanceof Problem ? row : toChild(row);
}

/** Stores an answer that a parent gave the studio in person or by phone. */
export async function recordPhotoConsentForParent(
  context: Context,
  key: ChildKey,
  answer: NewAnswer,
): Promise<ChildOfFamily | Problem> {
  const row = await answerForChild(context, key, answer);
  return row instanceof Problem ? row : toChildOfFamily(row);
}
