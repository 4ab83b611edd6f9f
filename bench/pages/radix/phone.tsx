import { useState } from 'react';
import PhoneInput from 'react-phone-number-input/input';

export function Page() {
  const [phone, setPhone] = useState<string>();
  return (
    <label>
      Mobile phone <PhoneInput country="CA" withCountryCallingCode value={phone ?? ''} onChange={setPhone} />
    </label>
  );
}
