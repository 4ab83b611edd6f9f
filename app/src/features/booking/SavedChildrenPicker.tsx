import type { Booking, Child } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { savedChildren as labels } from '@plaitful/messages/en-CA/savedChildren';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useBusiness } from '../../shell/business.tsx';
import { belongsToChild } from '../appointments/childOfBooking.ts';
import { listBookedChildren, type BookedChild } from '../appointments/bookedChildren.ts';
import { useAppointments } from '../appointments/useAppointments.ts';
import { useChildren } from '../children/useChildren.ts';
import { isFilledFrom, storeFilledFrom, useBooking } from './bookingState.ts';
import { getFieldId, type DetailsForm } from './detailsForm.ts';
import { EMPTY_CHILDREN, findSavedChild, getLatestPhotoAnswer } from './savedChildren.ts';

/** The child to fill in; photo consent is known for saved children only. */
type ChildSuggestion = Omit<BookedChild, 'mobilePhone'> &
  Partial<Pick<BookedChild, 'mobilePhone'>> & { photos?: boolean };

const filledFields = ['childName', 'dateOfBirth', 'mobilePhone'] as const;

interface FamilyProps {
  form: DetailsForm;
  saved: readonly Child[];
  booked: readonly Booking[];
}

/** Waits for both lists, so that the buttons do not change while one is pressed. */
export function SavedChildrenPicker({ form }: { form: DetailsForm }) {
  const { data: booked = [], isPending: isLoadingBookings } = useAppointments();
  // Not from props, which change one render later.
  const { data: saved = EMPTY_CHILDREN, isPending: isLoadingChildren } = useChildren();
  if (isLoadingBookings || isLoadingChildren || (saved.length === 0 && booked.length === 0)) return null;
  return <Picker form={form} saved={saved} booked={booked} />;
}

/**
 * The saved children and those of earlier bookings; one press fills in the child's details and phone. An only child's
 * are filled in at once.
 */
function Picker({ form, saved, booked }: FamilyProps) {
  const isAsked = useBusiness().photoConsent === 'asked';
  const known = listBookedChildren(booked);
  const suggestions = saved.map((child) => toSuggestion(child, { saved, booked, isAsked }));
  const others = known.filter((child) => findSavedChild(child, saved) === undefined);
  const { again } = useBooking().snapshot.context;
  const [first] = useState(() => findFirst([...suggestions, ...others], again, { form, saved, booked }));
  const [filled, setFilled] = useState(first);
  // Only the one that was filled in without a press: a button that is pressed keeps the focus.
  const [hidden, setHidden] = useState(first && toKey(first));
  const isOffered = (child: ChildSuggestion) => toKey(child) !== hidden;
  const phone = known[0]?.mobilePhone ?? '';
  const fill = (child: ChildSuggestion): void => {
    fillIn(form, child, phone);
    setFilled(child);
    setHidden(undefined);
  };
  const forget = (): void => {
    setFilled(undefined);
    setHidden(undefined);
  };
  const clear = (): void => {
    form.change('childName', '');
    form.change('dateOfBirth', '');
    form.change('consent', null);
    forget();
    document.querySelector<HTMLElement>(`#${getFieldId('childName')}`)?.focus();
  };
  const fillFirst = useEffectEvent((child: ChildSuggestion) => {
    // Asked now, not at the render: she may have entered the field since.
    if (isTyping()) return forget();
    fillIn(form, child, phone);
    if (again !== null) storeFilledFrom(again);
  });
  // Before another key can be pressed.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows whether she is in a field
    if (first) fillFirst(first);
  }, [first]);
  return (
    <Stack gap={2}>
      <ChildSuggestions title={labels.saved} suggestions={suggestions.filter(isOffered)} onChoose={fill} />
      <ChildSuggestions title={labels.booked} suggestions={others.filter(isOffered)} onChoose={fill} />
      <div role="status">
        {filled === undefined ? null : (
          <Text size="sm">
            {[labels.filled(filled), ...(filled.photos === undefined ? [] : [labels.withPhotos])].join(' ')}
          </Text>
        )}
      </div>
      {filled === undefined ? null : (
        <Inline>
          <Button size="sm" variant="text" isFlush onClick={clear}>
            {labels.another}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Whether the parent is in a field that would be filled in: her letters would be mixed with it. */
const isTyping = (): boolean => filledFields.some((name) => document.activeElement?.id === getFieldId(name));

/** The child to fill in without a press: of the appointment that is booked again, or the only one of the family. */
function findFirst(
  suggestions: readonly ChildSuggestion[],
  again: number | null,
  { form, saved, booked }: FamilyProps,
): ChildSuggestion | undefined {
  if (again === null) {
    const { childName, dateOfBirth } = form.read().values;
    const [only, another] = suggestions;
    return another === undefined && childName === '' && dateOfBirth === '' ? only : undefined;
  }
  const booking = booked.find(({ bookingId }) => bookingId === again);
  if (booking === undefined || isFilledFrom(booking.bookingId)) return undefined;
  // The suggestions of the saved children come first, in their order.
  const child = saved.findIndex((one) => belongsToChild(booking, one));
  return suggestions[child] ?? listBookedChildren([booking])[0];
}

const toKey = ({ childName, dateOfBirth }: ChildSuggestion): string => `${childName} ${dateOfBirth}`;

function toSuggestion(
  { name: childName, dateOfBirth, photoConsent }: Child,
  { saved, booked, isAsked }: Omit<FamilyProps, 'form'> & { isAsked: boolean },
): ChildSuggestion {
  const isGiven = getLatestPhotoAnswer({ childName, dateOfBirth }, { saved, booked })?.isGiven;
  // After a refusal the question is answered, but the consent that is required to book stays unticked.
  const photos = isGiven === false ? (isAsked ? false : undefined) : (photoConsent ?? undefined);
  return { childName, dateOfBirth, ...(photos !== undefined && { photos }) };
}

/** @param phone for a child without a number of her own */
function fillIn(form: DetailsForm, child: ChildSuggestion, phone: string): void {
  form.change('childName', child.childName);
  form.change('dateOfBirth', child.dateOfBirth);
  // The number of an earlier booking may be older than that of the profile.
  if (form.read().values.mobilePhone === '') form.change('mobilePhone', child.mobilePhone ?? phone);
  form.change('consent', child.photos ?? null);
  form.change('savesChild', false);
  for (const name of filledFields) if (form.read().values[name] !== '') form.validate(name);
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
          <Button key={toKey(suggestion)} size="sm" variant="outline" onClick={() => onChoose(suggestion)}>
            {labels.use(suggestion)}
          </Button>
        ))}
      </Inline>
    </>
  );
}
