import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { booking as words } from '@plaitful/messages/en-CA/booking';
import { useState } from 'react';
import { knownChildren, type KnownChild } from '../../appointments/appointment.ts';
import { useAppointments } from '../../appointments/useAppointments.ts';
import type { DetailsForm } from '../useDetailsForm.ts';

/**
 * The children of the parent's own earlier bookings, the last one first: one press fills her details in, with the phone
 * of that booking. Nothing for who books the first time, nor while the list is not there.
 */
export function KnownChildren({ form }: { form: DetailsForm }) {
  const { data = [] } = useAppointments();
  const [filled, setFilled] = useState<KnownChild>();
  const children = knownChildren(data);
  const fill = (child: KnownChild): void => {
    for (const name of ['childName', 'dateOfBirth', 'mobilePhone'] as const) {
      form.change(name, child[name]);
      form.validate(name);
    }
    setFilled(child);
  };
  if (children.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        {words.known.title}
      </Text>
      <Inline gap={2}>
        {children.map((child) => (
          <Button
            key={`${child.childName} ${child.dateOfBirth}`}
            size="sm"
            tone="secondary"
            onClick={() => fill(child)}
          >
            {words.known.use(child)}
          </Button>
        ))}
      </Inline>
      <span role="status">
        {filled === undefined ? null : (
          <Text element="span" size="sm">
            {words.known.filled(filled)}
          </Text>
        )}
      </span>
    </Stack>
  );
}
