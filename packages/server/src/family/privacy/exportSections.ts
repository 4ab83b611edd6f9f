import { ageAt } from '@plaitful/domain/age';
import { addMinutes, toStudioTime } from '@plaitful/domain/studio-time';
import { accountExport as labels } from '@plaitful/messages/en-CA/accountExport';
import { adminUndelivered } from '@plaitful/messages/en-CA/adminUndelivered';
import { appointmentBadges, appointmentStates } from '@plaitful/messages/en-CA/appointmentStates';
import { summary } from '@plaitful/messages/en-CA/appointmentSummary';
import { appointments, status } from '@plaitful/messages/en-CA/dashboard';
import { hairCard } from '@plaitful/messages/en-CA/hairCard';
import { childForm, children, parentDetails, photoConsent } from '@plaitful/messages/en-CA/profile';
import { notificationsCard } from '@plaitful/messages/en-CA/settings';
import { escapeHtml } from '@plaitful/messages/escape-html';
import {
  formatCents,
  formatDate,
  formatDateWithoutWeekday,
  formatInstant,
  formatInstantDate,
  formatPercent,
  formatPhone,
  formatTime,
} from '@plaitful/messages/format';
import { toBooking } from '../../bookings/bookings/bookings.mapper.ts';
import type { CurrentBooking } from '../../bookings/bookings/bookings.queries.ts';
import { isErased } from '../../bookings/bookings/bookings.repository.ts';
import type { PhotoConsentRow } from '../../bookings/children/children.repository.ts';
import type { Business } from '../../platform/config/business.ts';
import type { MessageKinds } from '../../platform/outbox/messageKind.ts';
import type { ExportedRow } from './privacy.repository.ts';
import { photoAnswersAtMost, type FamilyExport } from './privacy.service.ts';

export interface ExportPageContext {
  readonly business: Business;
  readonly now: Date;
  readonly messageKinds: MessageKinds;
}

/** A label and its value; one without a value is left out. */
type Line = readonly [label: string, value: string | null];

const toList = (lines: readonly Line[], look = 'rows'): string => {
  const items = lines.flatMap(([label, value]) =>
    value === null || value === ''
      ? []
      : [`<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`],
  );
  return `<dl class="${look}">${items.join('')}</dl>\n`;
};

const yesOrNo = (isYes: boolean): string => (isYes ? labels.yes : labels.no);

const nothing = `<p class="muted">${escapeHtml(labels.nothing)}</p>\n`;

/** Writes items as they are read, or that there are none. */
async function* writeItems<Item>(
  parts: AsyncIterable<readonly Item[]>,
  toHtml: (item: Item) => string | Promise<string>,
): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const items of parts) {
    isEmpty = false;
    for (const item of items) yield await toHtml(item);
  }
  if (isEmpty) yield nothing;
}

const { users, bookings, outbox, contactMessages } = labels.tables;

function toAccount(user: ExportedRow<'users'>, { business: { timeZone } }: ExportPageContext): string {
  const { emailVerifiedAt, mobilePhone } = user;
  const details = toList([
    [parentDetails.name, `${user.firstName} ${user.lastName}`],
    [parentDetails.email.label, user.email],
    [users.fields.emailVerifiedAt, emailVerifiedAt && formatInstantDate(emailVerifiedAt, timeZone)],
    [parentDetails.phone.label, mobilePhone === null ? parentDetails.phone.none : formatPhone(mobilePhone)],
    [labels.memberSince, formatInstantDate(user.createdAt, timeZone)],
  ]);
  const { title, texts, reminder48h, reminder3h } = notificationsCard;
  const choices = toList([
    [texts.label, yesOrNo(user.texts)],
    [reminder48h.label, yesOrNo(user.reminder48h)],
    [reminder3h.label, yesOrNo(user.reminder3h)],
  ]);
  return `<article>${details}<h3>${escapeHtml(title)}</h3>\n${choices}</article>\n`;
}

function toHairCard(child: ExportedRow<'children'>): string {
  const { texture, length, isTenderHeaded, avoid, calming, beadColors } = child;
  const isEmpty =
    [texture, length].every((value) => value === null) &&
    !isTenderHeaded &&
    `${avoid}${calming}` === '' &&
    beadColors.length === 0;
  if (isEmpty) return `<p class="muted">${escapeHtml(hairCard.empty)}</p>\n`;
  return toList([
    [hairCard.texture.label, texture && hairCard.texture.value[texture]],
    [hairCard.length.label, length && hairCard.length.value[length]],
    [hairCard.tender.short, yesOrNo(isTenderHeaded)],
    [hairCard.avoid.label, avoid],
    [hairCard.calming.label, calming],
    [hairCard.beads.label, beadColors.map((color) => hairCard.beads.value[color]).join(', ')],
  ]);
}

function toPhotoAnswer({ isGiven, at, bookingId, recordedBy }: PhotoConsentRow, timeZone: string): string {
  const { history } = photoConsent;
  const parts = [
    isGiven ? history.yes : history.no,
    ...(bookingId === null ? [] : [history.withBooking]),
    ...(recordedBy === null ? [] : [history.byStudio]),
  ];
  return `<li>${escapeHtml(`${formatInstant(at, timeZone)}: ${parts.join(', ')}`)}</li>`;
}

function formatPhotoState(isGiven: boolean, at: Date | string, timeZone: string): string {
  return labels.since({
    answer: yesOrNo(isGiven),
    date: formatInstantDate(at, timeZone),
  });
}

function toPhotoAnswers(answers: readonly PhotoConsentRow[], timeZone: string): string {
  const title = `<h4>${escapeHtml(photoConsent.title)}</h4>\n`;
  const [latest] = answers;
  if (latest === undefined) return `${title}<p>${escapeHtml(photoConsent.state.open)}</p>\n`;
  const state = `<p>${escapeHtml(formatPhotoState(latest.isGiven, latest.at, timeZone))}</p>\n`;
  const items = answers.map((answer) => toPhotoAnswer(answer, timeZone)).join('\n');
  const older =
    answers.length < photoAnswersAtMost ? '' : `<p class="muted">${escapeHtml(labels.olderAnswers)}</p>\n`;
  return `${title}${state}<ul>${items}</ul>\n${older}`;
}

function toChild(
  child: ExportedRow<'children'>,
  answers: readonly PhotoConsentRow[],
  { business: { timeZone }, now }: ExportPageContext,
): string {
  const age = ageAt(child.dateOfBirth, toStudioTime(now, timeZone).date);
  const born = [formatDateWithoutWeekday(child.dateOfBirth), children.age({ age })].join(' · ');
  return `<article><h3>${escapeHtml(child.name)}</h3>
${toList([[childForm.dateOfBirth.label, born]])}<h4>${escapeHtml(hairCard.title)}</h4>
${toHairCard(child)}${toPhotoAnswers(answers, timeZone)}${toList([
    [labels.tables.children.fields.studioNote, child.studioNote],
  ])}</article>
`;
}

/** In the words of mails. */
function toBadge(row: CurrentBooking, now: Date): string {
  const { paymentStatus, deposit, outcome } = toBooking(row, now);
  const write = (tone: 'warning' | 'success' | 'danger' | 'neutral', state: keyof typeof appointmentBadges) =>
    `<span class="badge ${tone}">${escapeHtml(appointmentBadges[state])}</span>`;
  if (outcome === 'NO_SHOW') return write('danger', 'missed');
  if (paymentStatus === 'CANCELLED') return write('danger', 'cancelled');
  if (outcome === 'DONE') return write('success', 'done');
  if (row.endsAt <= now) return write('neutral', 'past');
  return deposit === 'PAID' ? write('success', 'confirmed') : write('warning', 'waiting');
}

function formatPrice({ priceCents, discountPercent, valueCents }: CurrentBooking): string {
  const price = formatCents(valueCents);
  if (discountPercent === 0) return price;
  return labels.reduced({
    price,
    discount: formatPercent(discountPercent),
    fullPrice: formatCents(priceCents),
  });
}

function toVisit(row: CurrentBooking, { business: { name, timeZone }, now }: ExportPageContext): string {
  const { bookingDate, bookingTime, durationMinutes, childName, deposit } = row;
  const { code, cancelledAt, cancelledBy, consent, consentAt } = toBooking(row, now);
  const child = summary.child({ childName, age: ageAt(row.dateOfBirth, bookingDate) });
  const times = `${formatTime(bookingTime)} – ${formatTime(addMinutes(bookingTime, durationMinutes))}`;
  const ended =
    cancelledBy !== null && cancelledAt !== null
      ? appointmentStates.cancelled.by[cancelledBy]({
          businessName: name,
          when: formatInstant(cancelledAt, timeZone),
        })
      : undefined;
  return `<article><h4>${escapeHtml(formatDate(bookingDate))}</h4>
<p class="when">${escapeHtml(times)} ${toBadge(row, now)}</p>
${ended === undefined ? '' : `<p>${escapeHtml(ended)}</p>\n`}${toList(
    [
      [summary.code, code],
      [summary.style, row.styleName],
      [labels.child, isErased(row) ? labels.erased : child],
      [summary.price, formatPrice(row)],
      [
        bookings.fields.depositCents,
        labels.deposit({ amount: formatCents(row.depositCents), status: status.deposit[deposit] }),
      ],
      [photoConsent.title, formatPhotoState(consent, consentAt, timeZone)],
      [bookings.fields.createdAt, formatInstantDate(row.createdAt, timeZone)],
    ],
    'facts',
  )}</article>
`;
}

/** Grouped as in My Appointments; read twice, so that they are never in memory as a whole. */
async function* writeVisits(exported: FamilyExport, page: ExportPageContext): AsyncGenerator<string> {
  const isComing = (row: CurrentBooking): boolean =>
    row.endsAt > page.now && toBooking(row, page.now).paymentStatus !== 'CANCELLED';
  const { coming, past } = appointments.groups;
  let isEmpty = true;
  for (const group of [coming, past]) {
    let title = `<h3>${escapeHtml(group)}</h3>\n`;
    for await (const rows of exported.readBookings()) {
      const visits = rows.filter((row) => isComing(row) === (group === coming));
      if (visits.length === 0) continue;
      yield title + visits.map((row) => toVisit(row, page)).join('');
      title = '';
      isEmpty = false;
    }
  }
  if (isEmpty) yield nothing;
}

function formatDelivery({ deliveredAt, failedAt, dueAt }: ExportedRow<'outbox'>, timeZone: string): string {
  const { sent, failed, planned } = labels.message;
  if (deliveredAt !== null) return sent({ moment: formatInstant(deliveredAt, timeZone) });
  if (failedAt !== null) return failed({ moment: formatInstant(failedAt, timeZone) });
  return planned({ moment: formatInstant(dueAt, timeZone) });
}

function toMessage(
  message: ExportedRow<'outbox'>,
  { business: { timeZone }, messageKinds }: ExportPageContext,
): string {
  const { kind, channel, recipient } = message;
  const title = messageKinds[kind]?.title ?? labels.message.other;
  const to = labels.message.to({
    channel: adminUndelivered.channel[channel],
    recipient: formatPhone(recipient),
  });
  return `<div class="message"><h3>${escapeHtml(title)}</h3><p>${escapeHtml(formatDelivery(message, timeZone))}</p><p>${escapeHtml(to)}</p></div>
`;
}

const toContactMessage = (
  { message, createdAt }: ExportedRow<'contactMessages'>,
  { business: { timeZone } }: ExportPageContext,
): string => `<article><h3>${escapeHtml(formatInstant(createdAt, timeZone))}</h3>
<p class="quote">${escapeHtml(message)}</p></article>
`;

interface ExportSection {
  readonly id: string;
  readonly title: string;
  readonly write: (exported: FamilyExport, page: ExportPageContext) => AsyncIterable<string>;
}

/** What a parent reads: in words, without codes. */
export const exportSections: readonly ExportSection[] = [
  {
    id: 'account',
    title: users.title,
    write: ({ readRows }, page) => writeItems(readRows('users'), (user) => toAccount(user, page)),
  },
  {
    id: 'girls',
    title: children.title,
    write: ({ readRows, listPhotoAnswers }, page) =>
      writeItems(readRows('children'), async (child) =>
        toChild(child, await listPhotoAnswers(child.childId), page),
      ),
  },
  { id: 'appointments', title: bookings.title, write: writeVisits },
  {
    id: 'messages',
    title: outbox.title,
    write: ({ readRows }, page) => writeItems(readRows('outbox'), (message) => toMessage(message, page)),
  },
  {
    id: 'written',
    title: contactMessages.title,
    write: ({ readRows }, page) =>
      writeItems(readRows('contactMessages'), (message) => toContactMessage(message, page)),
  },
];
