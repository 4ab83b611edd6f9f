import type { FieldError, Style } from '@plaitful/api-client/contract';
import { studioMoment } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { isStale } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { isTaken } from '../database/errors.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ImageProblem } from '../images/encode.ts';
import { removeUnusedImage } from '../images/images.repository.ts';
import { storeImage, prepareImage, type EncodedImage } from '../images/images.service.ts';
import { Problem, problem, validationProblem } from '../problems/problem.ts';
import { lockServiceTypeForShare } from '../serviceTypes/serviceTypes.repository.ts';
import { readStyleForm, type StyleFormBody, type StyleWrite } from './styleForm.ts';
import { styleETag } from './styles.mapper.ts';
import {
  countBookings,
  deleteStyle,
  insertStyle,
  lockStyle,
  offeredBefore,
  replaceTimes,
  updateStyle,
  type StyleRow,
} from './styles.repository.ts';
import { readStyleIn } from './styles.service.ts';

type Context = Pick<ServerContext, 'database' | 'business' | 'clock'>;

export interface StyleKey {
  readonly styleId: number;
  readonly ifMatch: string | undefined;
}

interface Judged {
  readonly write: StyleWrite;
  readonly row: StyleRow | undefined;
}

const ofPicture = { values: { isPicture: true } };

const imageRefusals: Readonly<Record<ImageProblem, Problem>> = {
  tooLarge: problem('too_large', ofPicture),
  tooManyPixels: problem('too_large', ofPicture),
  notAPicture: problem('wrong_type', ofPicture),
};

/** Returned by a transaction whose picture was removed since it was prepared. */
const imageGone = Symbol('imageGone');

const serviceError: FieldError = { field: 'serviceId', message: fieldMessages.serviceId };

const todayIn = ({ business, clock }: Context): string => studioMoment(clock(), business.timeZone).date;

/** Judges a new style: its type is there, and its form keeps the rules. */
async function judgeNew(trx: Trx, context: Context, form: StyleFormBody): Promise<Judged | Problem> {
  const hasType = await lockServiceTypeForShare(trx, form.serviceId);
  const write = readStyleForm(form, { today: todayIn(context), offeredDays: [] });
  const errors = [...(hasType ? [] : [serviceError]), ...(Array.isArray(write) ? write : [])];
  return errors.length > 0 || Array.isArray(write) ? validationProblem(errors) : { write, row: undefined };
}

/** Locks the row. A style stays with its type. */
async function judgeChange(
  trx: Trx,
  context: Context,
  { styleId, ifMatch }: StyleKey,
  form: StyleFormBody,
): Promise<Judged | Problem> {
  const row = await lockStyle(trx, styleId);
  if (row === undefined) return problem('style_not_found');
  if (isStale(ifMatch, styleETag(row))) return problem('changed_meanwhile');
  const today = todayIn(context);
  const write = readStyleForm(form, { today, offeredDays: await offeredBefore(trx, styleId, today) });
  const errors = [
    ...(form.serviceId === row.serviceId ? [] : [serviceError]),
    ...(Array.isArray(write) ? write : []),
  ];
  if (errors.length > 0 || Array.isArray(write)) return validationProblem(errors);
  const hasImage = row.imageHash !== null || form.styleImage !== undefined;
  return hasImage ? { write, row } : problem('style_image_missing');
}

/** Unless a style still uses it. */
async function removeFormerImage(trx: Trx, former: string | null, hash: string | null): Promise<void> {
  if (former !== null && former !== hash) await removeUnusedImage(trx, former);
}

/** Changes of these fields make a price that was seen outdated. */
const isOtherOffer = (row: StyleRow, { offer }: StyleWrite): boolean =>
  row.priceCents !== offer.priceCents ||
  row.discountPercent !== offer.discountPercent ||
  row.depositCents !== offer.depositCents ||
  row.durationMinutes !== offer.durationMinutes;

async function store(
  trx: Trx,
  context: Context,
  { write, row }: Judged,
  { serviceId, image }: { serviceId: number; image: EncodedImage | undefined },
): Promise<number | typeof imageGone> {
  const now = context.clock();
  if (image !== undefined && !(await storeImage(trx, image, now))) return imageGone;
  const imageHash = image?.hash ?? row?.imageHash ?? null;
  const fields = { ...write.texts, ...write.offer, imageHash };
  const styleId = row?.styleId ?? (await insertStyle(trx, { ...fields, serviceId, createdAt: now }));
  if (row !== undefined) {
    const offerVersion = row.offerVersion + (isOtherOffer(row, write) ? 1 : 0);
    await updateStyle(trx, styleId, { ...fields, version: row.version + 1, offerVersion });
    await removeFormerImage(trx, row.imageHash, imageHash);
  }
  await replaceTimes(trx, styleId, todayIn(context), write.times);
  return styleId;
}

/** Undefined without a picture. */
async function prepareFormImage(
  { database }: Context,
  { styleImage }: StyleFormBody,
  judge: (trx: Trx) => Promise<Judged | Problem>,
): Promise<EncodedImage | Problem | undefined> {
  if (styleImage === undefined) return undefined;
  const first = await inTransaction(database, judge);
  if (first instanceof Problem) return first;
  if (styleImage.length === 0) return problem('style_image_missing');
  const prepared = await prepareImage(database, styleImage);
  return prepared.kind === 'refused' ? imageRefusals[prepared.reason] : prepared;
}

/**
 * Validates the form, encodes its picture, then validates again and stores both in one transaction. An invalid form
 * is rejected before its picture is encoded.
 */
async function storeForm(
  context: Context,
  form: StyleFormBody,
  judge: (trx: Trx) => Promise<Judged | Problem>,
): Promise<Style | Problem> {
  const image = await prepareFormImage(context, form, judge);
  if (image instanceof Problem) return image;
  try {
    const stored = await inTransaction(context.database, async (trx) => {
      const judged = await judge(trx);
      if (judged instanceof Problem) return judged;
      const styleId = await store(trx, context, judged, { serviceId: form.serviceId, image });
      return styleId === imageGone ? imageGone : readStyleIn(trx, context, styleId);
    });
    // The picture was removed with its last style meanwhile: it is encoded again.
    return stored === imageGone ? await storeForm(context, form, judge) : stored;
  } catch (error) {
    if (isTaken(error)) return problem('name_taken');
    throw error;
  }
}

/** A picture is optional. */
export const addStyle = (context: Context, form: StyleFormBody): Promise<Style | Problem> =>
  storeForm(context, form, (trx) => judgeNew(trx, context, form));

/**
 * Unless it was changed since it was read. Past days and bookings of times that are no longer offered stay. Without a
 * new picture the style keeps its own.
 */
export const changeStyle = (context: Context, key: StyleKey, form: StyleFormBody): Promise<Style | Problem> =>
  storeForm(context, form, (trx) => judgeChange(trx, context, key, form));

/** Deletes a style without bookings; one with past or cancelled bookings is archived without its picture. */
export const removeStyle = (
  { database, clock }: Context,
  { styleId, ifMatch }: StyleKey,
): Promise<{ done: true } | Problem> =>
  inTransaction(database, async (trx) => {
    const now = clock();
    const row = await lockStyle(trx, styleId);
    if (row === undefined) return problem('style_not_found');
    if (isStale(ifMatch, styleETag(row))) return problem('changed_meanwhile');
    const { all, coming } = await countBookings(trx, styleId, now);
    if (coming > 0) {
      return problem('style_has_bookings', { values: { styleName: row.style, count: coming } });
    }
    if (all > 0)
      await updateStyle(trx, styleId, { archivedAt: now, imageHash: null, version: row.version + 1 });
    else await deleteStyle(trx, styleId);
    await removeFormerImage(trx, row.imageHash, null);
    return { done: true };
  });
