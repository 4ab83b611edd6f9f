import { useId, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Form } from '../components/Form/Form.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

const asked = {
  childName: 'Child’s name is required',
  mobilePhone: 'Please enter a valid phone number, such as 613-555-0199',
} as const;
type Name = keyof typeof asked;

interface BookingFormProps {
  /** Called with what was typed, once nothing is missing. */
  onSend: () => void;
  isSending?: boolean;
  /** As it is after it was sent too early. */
  isRefused?: boolean;
}

/** Judged when it is sent, then field by field as each is mended. */
export function BookingForm({ onSend, isSending = false, isRefused = false }: BookingFormProps) {
  const id = useId();
  const [childName, setChildName] = useState('');
  const [mobilePhone, setMobilePhone] = useState('');
  const [wasRefused, setWasRefused] = useState(isRefused);

  const missing = [
    ...(childName.trim() === '' ? (['childName'] as const) : []),
    ...(mobilePhone.length < 12 ? (['mobilePhone'] as const) : []),
  ];
  const errorOf = (name: Name) => (wasRefused && missing.includes(name) ? asked[name] : undefined);

  function send() {
    setWasRefused(missing.length > 0);
    if (missing.length === 0) onSend();
  }

  return (
    <Form
      onSubmit={send}
      ariaLabel="Your child"
      summary={{
        title: missing.length === 1 ? 'Please look at one field' : 'Please look at two fields',
        items: wasRefused ? missing.map((name) => ({ fieldId: `${id}${name}`, text: asked[name] })) : [],
      }}
    >
      <TextField
        id={`${id}childName`}
        label="Child’s name"
        hint="The name we should call her."
        isRequired
        value={childName}
        onChange={({ target }) => setChildName(target.value)}
        error={errorOf('childName')}
      />
      <PhoneField
        id={`${id}mobilePhone`}
        label="Mobile phone"
        hint="We call only if something changes."
        isRequired
        value={mobilePhone}
        onChange={setMobilePhone}
        error={errorOf('mobilePhone')}
      />
      <TextArea
        label="Anything we should know? (optional)"
        hint="For example a tender head, or a favourite story."
      />
      <Button type="submit" size="lg" isFullWidth isBusy={isSending} busyLabel="Sending...">
        Book Now
      </Button>
    </Form>
  );
}
