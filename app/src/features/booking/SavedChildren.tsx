import type { Booking, Child } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { MAX_CHILDREN_PER_FAMILY } from '@plaitful/domain/hair-card';
import { booking as bookingLabels } from '@plaitful/messages/en-CA/booking';
import { useState } from 'react';
import { useCheckbox, useTextField } from '../../lib/forms/useField.ts';
import { useFormState } from '../../lib/forms/useForm.ts';
import { useBusiness } from '../../shell/business.tsx';
import {
  belongsToChild,
  isSameName,
  listBookedChildren,
  type BookedChild,
} from '../appointments/appointmentRows.ts';
import { useAppointments } from '../appointments/useAppointments.ts';
import { useChildren } from '../children/useChildren.ts';
import type { DetailsForm } from './detailsForm.ts';

const labels = bookingLabels.known;

export const EMPTY_CHILDREN: readonly Child[] = [];

/** The saved child with the name and date of birth in the details. */
export const findSavedChild = (
  { childName, dateOfBirth }: Pick<BookingDetails, 'childName' | 'dateOfBirth'>,
  saved: readonly Child[],
): Child | undefined =>
  saved.find((child) => isSameName(child.name, childName) && child.dateOfBirth === dateOfBirth);

/** A family's answer about photos of a child, and its time in ISO 8601. */
interface PhotoAnswer {
  readonly isGiven: boolean;
  readonly at: string;
}

/** The latest answer about photos of a child, in the profile, with a booking or for one appointment. */
export function getLatestPhotoAnswer(
  named: Pick<BookingDetails, 'childName' | 'dateOfBirth'>,
  { saved, booked }: { saved: readonly Child[]; booked: readonly Booking[] },
): PhotoAnswer | undefined {
  const child = findSavedChild(named, saved);
  // No child has the id 0.
  const hers = { childId: child?.childId ?? 0, name: named.childName, dateOfBirth: named.dateOfBirth };
  const inProfile =
    child && child.photoConsent !== null && child.photoConsentAt !== null
      ? [{ isGiven: child.photoConsent, at: child.photoConsentAt }]
      : [];
  const withBookings = booked
    .filter((booking) => belongsToChild(booking, hers))
    .map(({ consent, consentAt }) => ({ isGiven: consent, at: consentAt }));
  return [...inProfile, ...withBookings].toSorted((a, b) => b.at.localeCompare(a.at))[0];
}

interface SavedChildrenProps {
  form: DetailsForm;
  saved: readonly Child[];
}

/** The child to fill in; photo consent is known for saved children only. */
type ChildSuggestion = Omit<BookedChild, 'mobilePhone'> &
  Partial<Pick<BookedChild, 'mobilePhone'>> & { photos?: boolean };

/** The saved children and those of earlier bookings; one press fills in the child's details and phone. */
export function SavedChildrenPicker({ form }: Pick<SavedChildrenProps, 'form'>) {
  const { data = [], isPending: isLoadingBookings } = useAppointments();
  // Not from props, which change one render later: the buttons would change while one is pressed.
  const { data: saved = EMPTY_CHILDREN, isPending: isLoadingChildren } = useChildren();
  const isAsked = useBusiness().photoConsent === 'asked';
  const [filled, setFilled] = useState<ChildSuggestion>();
  const known = listBookedChildren(data);
  const phone = known[0]?.mobilePhone;
  const suggestions = saved.map(({ name: childName, dateOfBirth, photoConsent }): ChildSuggestion => {
    const isGiven = getLatestPhotoAnswer({ childName, dateOfBirth }, { saved, booked: data })?.isGiven;
    // After a refusal the question is answered, but the consent that is required to book stays unticked.
    const photos = isGiven === false ? (isAsked ? false : undefined) : (photoConsent ?? undefined);
    return { childName, dateOfBirth, ...(photos !== undefined && { photos }) };
  });
  const others = known.filter((child) => findSavedChild(child, saved) === undefined);
  const fill = (child: ChildSuggestion): void => {
    form.change('childName', child.childName);
    form.change('dateOfBirth', child.dateOfBirth);
    const typed = form.read().values.mobilePhone;
    // The number of an earlier booking may be older than that of the profile.
    form.change('mobilePhone', typed === '' ? (child.mobilePhone ?? phone ?? '') : typed);
    form.change('consent', child.photos ?? null);
    form.change('savesChild', false);
    for (const name of ['childName', 'dateOfBirth', 'mobilePhone'] as const)
      if (form.read().values[name] !== '') form.validate(name);
    setFilled(child);
  };
  // Waits for both lists, so that the buttons do not change while one is pressed.
  if (isLoadingBookings || isLoadingChildren || (suggestions.length === 0 && others.length === 0))
    return null;
  return (
    <Stack gap={2}>
      <ChildSuggestions title={labels.saved} suggestions={suggestions} onChoose={fill} />
      <ChildSuggestions title={labels.title} suggestions={others} onChoose={fill} />
      <span role="status">
        {filled === undefined ? null : (
          <Text element="span" size="sm">
            {[labels.filled(filled), ...(filled.photos === undefined ? [] : [labels.withPhotos])].join(' ')}
          </Text>
        )}
      </span>
    </Stack>
  );
}

interface ChildSuggestionsProps {
  title: string;
  suggestions: readonly ChildSuggestion[];
  onChoose: (suggestion: ChildSuggestion) => void;
}

function ChildSuggestions({ title, suggestions, onChoose }: ChildSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <>
      <Text size="sm" tone="muted">
        {title}
      </Text>
      <Inline gap={2}>
        {suggestions.map((suggestion) => (
          <Button
            key={`${suggestion.childName} ${suggestion.dateOfBirth}`}
            size="sm"
            variant="outline"
            onClick={() => onChoose(suggestion)}
          >
            {labels.use(suggestion)}
          </Button>
        ))}
      </Inline>
    </>
  );
}

/**
 * A field that identifies the child. Stored photo consent of a saved child does not apply to another one
 * whose name or date of birth is typed over hers, and a box ticked before does not count as consent for a
 * child who was refused.
 */
export function useChildField(form: DetailsForm, name: 'childName' | 'dateOfBirth', saved: readonly Child[]) {
  const field = useTextField(form, name);
  const { data: booked = [] } = useAppointments();
  return {
    ...field,
    onChange: (event: Parameters<typeof field.onChange>[0]) => {
      const known = { saved, booked };
      const before = form.read().values;
      const child = findSavedChild(before, saved);
      field.onChange(event);
      const { values } = form.read();
      const isOther =
        child && findSavedChild(values, saved) !== child && values.consent === child.photoConsent;
      const latest = getLatestPhotoAnswer(values, known);
      const isRefused = latest?.isGiven === false && latest.at !== getLatestPhotoAnswer(before, known)?.at;
      if (isOther || (isRefused && values.consent === true)) form.change('consent', null);
    },
  };
}

/** The checkbox to save a child who is typed here; not ticked initially. */
export function SaveChildCheckbox({ form, saved }: SavedChildrenProps) {
  const childName = useFormState(form, ({ values }) => values.childName.trim());
  const isComplete = useFormState(
    form,
    ({ invalid }) => invalid.childName === undefined && invalid.dateOfBirth === undefined,
  );
  const isSaved = useFormState(form, ({ values }) => findSavedChild(values, saved) !== undefined);
  const box = useCheckbox(form, 'savesChild');
  if (!isComplete || isSaved || saved.length >= MAX_CHILDREN_PER_FAMILY) return null;
  return (
    <Checkbox {...box} label={labels.save({ childName })}>
      {labels.saveText}
    </Checkbox>
  );
}
