import { MuiTelInput } from 'mui-tel-input';
import { useState } from 'react';

export function Page() {
  const [phone, setPhone] = useState('');
  return (
    <MuiTelInput
      label="Mobile phone"
      onlyCountries={['CA']}
      defaultCountry="CA"
      value={phone}
      onChange={setPhone}
    />
  );
}
