import { useState } from 'react';
import { DateField } from '@plaitful/design-system/DateField';

export function DateFieldExample() {
  const [birthday, setBirthday] = useState('');
  return (
    <DateField
      label="Child’s date of birth"
      hint="We use it only to know her age."
      invalidError="Please enter a real date, such as 4 May 2018."
      max="2026-12-31"
      value={birthday}
      onChange={(event) => setBirthday(event.target.value)}
    />
  );
}
