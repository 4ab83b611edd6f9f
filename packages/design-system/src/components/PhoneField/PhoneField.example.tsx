import { useState } from 'react';
import { PhoneField } from '@plaitful/design-system/PhoneField';

export function PhoneFieldExample() {
  const [phone, setPhone] = useState('');
  return (
    <PhoneField
      label="Mobile phone"
      hint="We text you the day before."
      value={phone} // '+16135550142'
      onChange={setPhone}
      isRequired
    />
  );
}
