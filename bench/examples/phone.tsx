import { PhoneField } from '@plaitful/design-system/PhoneField';
import { useState } from 'react';

/** One phone number. */
export function Page() {
  const [digits, setDigits] = useState('');
  return (
    <PhoneField
      label="Mobile phone"
      hint="A Canadian number, 10 digits."
      value={digits}
      onChange={setDigits}
    />
  );
}
