import { CopyField } from '@plaitful/design-system/CopyField';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { IconButton } from '@plaitful/design-system/IconButton';
import { Link } from '@plaitful/design-system/Link';
import { breakable, Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { booking as labels } from '@plaitful/messages/en-CA/admin';
import { spellCode } from '@plaitful/messages/en-CA/remark';
import { action, getCopyLabels } from '@plaitful/messages/en-CA/common';
import {
  formatDateCell,
  formatDurationShort,
  formatMoney,
  formatPercent,
  formatPhone,
  formatStyleDuration,
  formatTimeCell,
} from '@plaitful/messages/format';
import { useEffect, useState } from 'react';
import type { Booking } from '@plaitful/api-client/contract';
import { getChildAge } from '../../../features/appointments/appointmentRows.ts';
import { getPhone } from '../../../features/admin/daySchedule/scheduleModel.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { phoneHref } from '../../../shell/ContactText.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { rowLink } from '../../../features/admin/admin.css.ts';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import { formatAdded } from '../../../features/admin/formatAdded.ts';
import { BookingPhotos } from './BookingPhotos.tsx';
import * as css from './BookingUpdate.css.ts';

/** How long the check mark stays, in ms. */
const shownFor = 3000;

/** Copies the value, and announces whether that worked. */
function CopyButton({ fieldName, value }: { fieldName: string; value: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      toast.error(action.copyFailed);
    }
  };
  return (
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={action.copyField({ fieldName })}
        size="md"
        onClick={() => void copy()}
      />
      <VisuallyHidden isLive>{isCopied ? action.copied.announce({ fieldName }) : ''}</VisuallyHidden>
    </>
  );
}

interface FactsProps {
  booking: Booking;
}

/** The parent's current contact details, and those of the booking where they differ. */
export function ParentFacts({ booking }: FactsProps) {
  const { fullName, email, mobilePhone, account } = booking;
  const address = account?.email ?? email;
  const phone = getPhone(booking);
  const bookedPhone = formatPhone(mobilePhone);
  const facts = [
    { term: labels.fullName, value: fullName, booked: fullName },
    {
      term: labels.email,
      value: address,
      shown: breakable(address),
      href: `mailto:${address}`,
      booked: email,
    },
    { term: labels.phone, value: phone, href: phoneHref(phone), booked: bookedPhone },
  ];
  return (
    <SectionCard heading={labels.parent}>
      <DescriptionList
        items={facts.map(({ term, value, shown = value, href, booked }) => ({
          term,
          description: (
            <>
              {href ? (
                <span className={rowLink}>
                  <Link isStandalone href={href}>
                    {shown}
                  </Link>
                </span>
              ) : (
                shown
              )}
              {booked === value ? null : (
                <Text size="sm" tone="muted">
                  {labels.bookedWith({ value: booked })}
                </Text>
              )}
            </>
          ),
          action: <CopyButton fieldName={term} value={value} />,
        }))}
      />
    </SectionCard>
  );
}

export function AppointmentFacts({ booking }: FactsProps) {
  const { timeZone } = useBusiness();
  const age = getChildAge(booking, useNow(), timeZone);
  const { options = [], totalMinutes, styleDuration } = booking;
  const duration =
    totalMinutes === undefined ? formatStyleDuration(styleDuration) : formatDurationShort(totalMinutes);
  const items = [
    { term: labels.childName, description: booking.childName },
    { term: labels.age.text, description: labels.age.value({ age }) },
    { term: labels.service, description: booking.serviceName },
    { term: labels.style, description: booking.styleName },
    ...(options.length === 0
      ? []
      : [{ term: labels.extras, description: <BookedOptions options={options} /> }]),
    { term: labels.date, description: formatDateCell(booking.bookingDate) },
    { term: labels.time, description: formatTimeCell(booking.bookingTime) },
    { term: labels.duration, description: duration },
    { term: labels.depositAmount, description: formatMoney(booking.styleDeposit) },
    { term: labels.discount, description: formatPercent(booking.discount) },
    { term: labels.value, description: formatMoney(booking.value) },
  ];
  return (
    <SectionCard heading={labels.appointment}>
      <DescriptionList columns={2} items={items} />
      <BookingPhotos booking={booking} />
    </SectionCard>
  );
}

/** A line for each chosen option, as it was when booked; "Wash and detangle, +$25, +30 min". */
const BookedOptions = ({ options }: { options: NonNullable<Booking['options']> }) => (
  <ul className={css.lines}>
    {options.map(({ optionId, group, name, price, minutes }) => (
      <li key={optionId}>{labels.extra({ group, name, added: formatAdded({ price, minutes }) })}</li>
    ))}
  </ul>
);

export function TransferDetails({ booking }: FactsProps) {
  return (
    <SectionCard heading={labels.transfer}>
      <Text size="sm">{labels.remark(booking)}</Text>
      <CopyField
        label={labels.remarkLabel}
        value={labels.remarkValue(booking)}
        spokenValue={labels.remarkValue({ ...booking, code: spellCode(booking.code) })}
        words={getCopyLabels(labels.remarkLabel)}
      />
    </SectionCard>
  );
}
