import type { FieldError, Style } from '@plaitful/api-client/contract';
import { studioMoment } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { isStale } from '../contract/etags.ts';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { isTaken } from '../database/errors.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ImageRefusal } from '../images/encode.ts';
import { removeUnusedImage } from '../images/images.repository.ts';
import { keepImage, prepareImage, type EncodedImage } from '../images/images.service.ts';
import { Refusal, refuse, refuseFields } from '../problems/refusal.ts';
import { holdServiceType } from '../serviceTypes/serviceTypes.repository.ts';
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

/** One style, as its reader saw it where an etag is given. */
export interface StyleKey {
  readonly styleId: number;
  readonly ifMatch: string | undefined;
}

/** A form that may be stored, and the style it changes. */
interface Judged {
  readonly write: StyleWrite;
  /** Undefined for a new style. */
  readonly row: StyleRow | undefined;
}

const ofPicture = { values: { isPicture: true } };

const imageRefusals: Readonly<Record<ImageRefusal, Refusal>> = {
  tooLarge: refuse('too_large', ofPicture),
  tooManyPixels: refuse('too_large', ofPicture),
  notAPicture: refuse('wrong_type', ofPicture),
};

/** What a transaction answers that did nothing, because its picture has been removed since it was prepared. */
const imageGone = Symbol('imageGone');

const serviceError: FieldError = { field: 'serviceId', message: fieldMessages.serviceId };

const todayIn = ({ business, clock }: Context): string => studioMoment(clock(), business.timeZone).date;

/** Judges a new style: its type is there, and its form keeps the rules. */
async function judgeNew(trx: Trx, context: Context, form: StyleFormBody): Promise<Judged | Refusal> {
  const hasType = await holdServiceType(trx, form.serviceId);
  const write = readStyleForm(form, { today: todayIn(context), offeredDays: [] });
  const errors = [...(hasType ? [] : [serviceError]), ...(Array.isArray(write) ? write : [])];
  return errors.length > 0 || Array.isArray(write) ? refuseFields(errors) : { write, row: undefined };
}

/** Judges a change of a style as it is now, and holds its row. A style stays with its type. */
async function judgeChange(
  trx: Trx,
  context: Context,
  { styleId, ifMatch }: StyleKey,
  form: StyleFormBody,
): Promise<Judged | Refusal> {
  const row = await lockStyle(trx, styleId);
  if (row === undefined) return refuse('style_not_found');
  if (isStale(ifMatch, styleETag(row))) return refuse('changed_meanwhile');
  const today = todayIn(context);
  const write = readStyleForm(form, { today, offeredDays: await offeredBefore(trx, styleId, today) });
  const errors = [
    ...(form.serviceId === row.serviceId ? [] : [serviceError]),
    ...(Array.isArray(write) ? write : []),
  ];
  if (errors.length > 0 || Array.isArray(write)) return refuseFields(errors);
  const hasImage = row.imageHash !== null || form.styleImage !== undefined;
  return hasImage ? { write, row } : refuse('style_image_missing');
}

/** Removes the picture that a style had, unless it or another one still has it. */
async function removeFormerImage(trx: Trx, former: string | null, hash: string | null): Promise<void> {
  if (former !== null && former !== hash) await removeUnusedImage(trx, former);
}

/** Only these make a price that was seen an old one. */
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
  if (image !== undefined && !(await keepImage(trx, image, now))) return imageGone;
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

/** Prepares the picture of a form that would be taken; undefined without one. */
async function prepareFormImage(
  { database }: Context,
  { styleImage }: StyleFormBody,
  judge: (trx: Trx) => Promise<Judged | Refusal>,
): Promise<EncodedImage | Refusal | undefined> {
  if (styleImage === undefined) return undefined;
  const first = await inTransaction(database, judge);
  if (first instanceof Refusal) return first;
  if (styleImage.length === 0) return refuse('style_image_missing');
  const prepared = await prepareImage(database, styleImage);
  return prepared.kind === 'refused' ? imageRefusals[prepared.reason] : prepared;
}

/**
 * Judges a form, encodes its picture, and stores both in one transaction that judges anew. A form that would be refused
 * anyway is refused before its picture is encoded, and nothing of its picture is kept.
 */
async function storeForm(
  context: Context,
  form: StyleFormBody,
  judge: (trx: Trx) => Promise<Judged | Refusal>,
): Promise<Style | Refusal> {
  const image = await prepareFormImage(context, form, judge);
  if (image instanceof Refusal) return image;
  try {
    const stored = await inTransaction(context.database, async (trx) => {
      const judged = await judge(trx);
      if (judged instanceof Refusal) return judged;
      const styleId = await store(trx, context, judged, { serviceId: form.serviceId, image });
      return styleId === imageGone ? imageGone : readStyleIn(trx, context, styleId);
    });
    // Another style of this picture, the last one, went meanwhile: the picture is encoded now.
    return stored === imageGone ? await storeForm(context, form, judge) : stored;
  } catch (error) {
    if (isTaken(error)) return refuse('name_taken');
    throw error;
  }
}

/** Stores a style under a service type; a picture is optional. */
export const addStyle = (context: Context, form: StyleFormBody): Promise<Style | Refusal> =>
  storeForm(context, form, (trx) => judgeNew(trx, context, form));

/**
 * Changes a style, unless it was changed since it was read. Days that are over stay as they were; a booking of a time
 * that is no longer offered stays, too. Without a new picture the style keeps its own.
 */
export const changeStyle = (context: Context, key: StyleKey, form: StyleFormBody): Promise<Style | Refusal> =>
  storeForm(context, form, (trx) => judgeChange(trx, context, key, form));

/** Deletes a style without bookings; one with past or cancelled ones only is archived, without its picture. */
export const removeStyle = (
  { database, clock }: Context,
  { styleId, ifMatch }: StyleKey,
): Promise<{ done: true } | Refusal> =>
  inTransaction(database, async (trx) => {
    const now = clock();
    const row = await lockStyle(trx, styleId);
    if (row === undefined) return refuse('style_not_found');
    if (isStale(ifMatch, styleETag(row))) return refuse('changed_meanwhile');
    const { all, coming } = await countBookings(trx, styleId, now);
    if (coming > 0) {
      return refuse('style_has_bookings', { values: { styleName: row.style, count: coming } });
    }
    if (all > 0)
      await updateStyle(trx, styleId, { archivedAt: now, imageHash: null, version: row.version + 1 });
    else await deleteStyle(trx, styleId);
    await removeFormerImage(trx, row.imageHash, null);
    return { done: true };
  });
