import { diffAvailability, type AvailabilityDraft } from '@plaitful/domain/availability-editor';
import { parseDayTimeMapping } from '@plaitful/domain/slots';
import type { Cents } from '@plaitful/domain/money';
import type { LocalTime } from '@plaitful/domain/studio-time';
import { styleDates, styleForm as labels } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatCents, formatDateShort, formatPercent, formatTime } from '@plaitful/messages/format';
import type { OptionGroup, Style } from '@plaitful/api-client/contract';
import type { ChangedField } from '../../../features/editing/ConflictDialog.tsx';
import { getFields, parseIds, type StyleFields, type StyleValues } from './styleFields.ts';

const money = (cents: Cents | null): string =>
  cents === null || Number.isNaN(cents) ? '' : formatCents(cents);

const yesOrNo = (is: boolean): string => (is ? labels.tags.yes : labels.tags.no);

type GroupNames = ReadonlyMap<number, string>;

/** @param groups those that can be chosen, as far as they are loaded */
const getGroupNames = ({ optionGroups = [] }: Style, groups: readonly OptionGroup[]): GroupNames =>
  new Map([...optionGroups, ...groups].map(({ groupId, name }) => [groupId, name]));

const shown: Record<
  Exclude<keyof StyleFields, 'serviceId'>,
  { label: string; text: (of: StyleFields, groupNames: GroupNames) => string }
> = {
  style: { label: labels.name.label, text: ({ style }) => style },
  stylePrice: { label: labels.price.label, text: ({ stylePrice }) => money(stylePrice) },
  styleDeposit: { label: labels.deposit.label, text: ({ styleDeposit }) => money(styleDeposit) },
  discount: {
    label: labels.discount.label,
    text: ({ discount }) => (Number.isNaN(discount) ? '' : formatPercent(discount ?? 0)),
  },
  styleShortDescription: { label: labels.short.label, text: (of) => of.styleShortDescription },
  styleFullDetailsOfService: { label: labels.full.label, text: (of) => of.styleFullDetailsOfService },
  styleDuration: { label: labels.duration.label, text: ({ styleDuration }) => styleDuration },
  noAddedHair: { label: labels.tags.noAddedHair, text: ({ noAddedHair }) => yesOrNo(noAddedHair) },
  gentle: { label: labels.tags.gentle, text: ({ gentle }) => yesOrNo(gentle) },
  optionGroupIds: {
    label: labels.extras.label,
    text: ({ optionGroupIds }, names) =>
      parseIds(optionGroupIds)
        .map((id) => names.get(id) ?? labels.extras.unknown)
        .join(', '),
  },
  preparation: { label: labels.extras.preparation.label, text: ({ preparation }) => preparation },
};

/** The maximum number of listed dates. */
const mostDates = 8;

/** The fields that differ between the newest version and the owner's, in the order of the form. */
export function changedFields(
  newest: Style,
  own: StyleValues,
  groups: readonly OptionGroup[],
): ChangedField[] {
  const stored = getFields(newest);
  const names = getGroupNames(newest, groups);
  const texts = Object.values(shown)
    .map(({ label, text }) => ({ label, newest: text(stored, names), yours: text(own, names) }))
    .filter((field) => field.newest !== field.yours.trim());
  const dates = changedDates(parseDayTimeMapping(newest.dayTimeMapping), own.dates);
  return [...texts, ...(dates ? [dates] : []), ...changedImage(newest, own.image)];
}

/** The dates that differ, a line for each. */
function changedDates(newest: AvailabilityDraft, own: AvailabilityDraft): ChangedField | undefined {
  const all = diffAvailability(newest, own);
  if (all.length === 0) return undefined;
  const lines = (side: 'before' | 'after') =>
    [
      ...all
        .slice(0, mostDates)
        .map((difference) => `${formatDateShort(difference.date)}: ${timesText(difference[side])}`),
      ...(all.length > mostDates ? [labels.changed.more({ count: all.length - mostDates })] : []),
    ].join('\n');
  return { label: styleDates.label, newest: lines('before'), yours: lines('after') };
}

function timesText(times: readonly LocalTime[] | undefined): string {
  if (times === undefined) return labels.changed.noDate;
  return times.length === 0 ? styleDates.list.noTimes : times.map(formatTime).join(', ');
}

/** Only when the owner chose an image; otherwise the stored one stays. */
function changedImage({ styleImage }: Style, image: File | null): ChangedField[] {
  if (image === null) return [];
  const newest =
    styleImage === null ? '' : <img src={styleImage} alt={labels.image.stored} width={120} height={90} />;
  return [{ label: labels.image.label, newest, yours: image.name }];
}
