import type { Child } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { maxChildren } from '@plaitful/domain/hair-card';
import { booking } from '@plaitful/messages/en-CA/booking';
import { useState } from 'react';
import { useCheckbox, useTextField } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { knownChildren, type KnownChild } from '../../appointments/appointment.ts';
import { useAppointments } from '../../appointments/useAppointments.ts';
import { useChildren } from '../../children/useChildren.ts';
import { childOf, latestAnswer, noChildren } from '../savedChildren.ts';
import type { DetailsForm } from '../useDetailsForm.ts';

const words = booking.known;

interface SaveChildProps {
  form: DetailsForm;
  saved: readonly Child[];
}

/** Whom a press fills in; what was said of photos is known of saved children only. */
type Offer = Omit<KnownChild, 'mobilePhone'> &
  Partial<Pick<KnownChild, 'mobilePhone'>> & { photos?: boolean };

/** The saved children and those of earlier bookings; one press fills in the child's details and phone. */
export function KnownChildren({ form }: Pick<SaveChildProps, 'form'>) {
  const { data = [], isPending: isLoadingBookings } = useAppointments();
  // Not from above, where the answer arrives a moment later: the buttons would change while one is pressed.
  const { data: saved = noChildren, isPending: isLoadingChildren } = useChildren();
  const isAsked = useBusiness().photoConsent === 'asked';
  const [filled, setFilled] = useState<Offer>();
  const known = knownChildren(data);
  const phone = known[0]?.mobilePhone;
  const offers = saved.map(({ name: childName, dateOfBirth, photoConsent }): Offer => {
    const isGiven = latestAnswer({ childName, dateOfBirth }, { saved, booked: data })?.isGiven;
    // A refusal answers the question, but leaves the box that is needed to book open.
    const photos = isGiven === false ? (isAsked ? false : undefined) : (photoConsent ?? undefined);
    return { childName, dateOfBirth, ...(photos !== undefined && { photos }) };
  });
  const others = known.filter((child) => childOf(child, saved) === undefined);
  const fill = (child: Offer): void => {
    form.change('childName', child.childName);
    form.change('dateOfBirth', child.dateOfBirth);
    const typed = form.read().values.mobilePhone;
    // An earlier booking may have an earlier number than the profile.
    form.change('mobilePhone', typed === '' ? (child.mobilePhone ?? phone ?? '') : typed);
    form.change('consent', child.photos ?? null);
    form.change('savesChild', false);
    for (const name of ['childName', 'dateOfBirth', 'mobilePhone'] as const)
      if (form.read().values[name] !== '') form.validate(name);
    setFilled(child);
  };
  // Both lists at once, for the same reason.
  if (isLoadingBookings || isLoadingChildren || (offers.length === 0 && others.length === 0)) return null;
  return (
    <Stack gap={2}>
      <Offers title={words.saved} offers={offers} onChoose={fill} />
      <Offers title={words.title} offers={others} onChoose={fill} />
      <span role="status">
        {filled === undefined ? null : (
          <Text element="span" size="sm">
            {[words.filled(filled), ...(filled.photos === undefined ? [] : [words.withPhotos])].join(' ')}
          </Text>
        )}
      </span>
    </Stack>
  );
}

interface OffersProps {
  title: string;
  offers: readonly Offer[];
  onChoose: (offer: Offer) => void;
}

function Offers({ title, offers, onChoose }: OffersProps) {
  if (offers.length === 0) return null;
  return (
    <>
      <Text size="sm" tone="muted">
        {title}
      </Text>
      <Inline gap={2}>
        {offers.map((offer) => (
          <Button
            key={`${offer.childName} ${offer.dateOfBirth}`}
            size="sm"
            tone="secondary"
            onClick={() => onChoose(offer)}
          >
            {words.use(offer)}
          </Button>
        ))}
      </Inline>
    </>
  );
}

/**
 * A field that names the child. What was stored about photos of a saved child does not go over to another one whose name
 * or date of birth is typed over hers, and a box that was ticked before does not agree for a child who was refused.
 */
export function useChildField(form: DetailsForm, name: 'childName' | 'dateOfBirth', saved: readonly Child[]) {
  const field = useTextField(form, name);
  const { data: booked = [] } = useAppointments();
  return {
    ...field,
    onChange: (event: Parameters<typeof field.onChange>[0]) => {
      const known = { saved, booked };
      const before = form.read().values;
      const child = childOf(before, saved);
      field.onChange(event);
      const { values } = form.read();
      const isOther = child && childOf(values, saved) !== child && values.consent === child.photoConsent;
      const latest = latestAnswer(values, known);
      const isRefused = latest?.isGiven === false && latest.at !== latestAnswer(before, known)?.at;
      if (isOther || (isRefused && values.consent === true)) form.change('consent', null);
    },
  };
}

/** Offers to save a child who is typed here; it is not ticked beforehand. */
export function SaveChild({ form, saved }: SaveChildProps) {
  const childName = useFormState(form, ({ values }) => values.childName.trim());
  const isComplete = useFormState(
    form,
    ({ invalid }) => invalid.childName === undefined && invalid.dateOfBirth === undefined,
  );
  const isSaved = useFormState(form, ({ values }) => childOf(values, saved) !== undefined);
  const box = useCheckbox(form, 'savesChild');
  if (!isComplete || isSaved || saved.length >= maxChildren) return null;
  return (
    <Checkbox {...box} label={words.save({ childName })}>
      {words.saveText}
    </Checkbox>
  );
}
