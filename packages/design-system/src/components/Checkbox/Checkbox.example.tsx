import { useState } from 'react';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Link } from '@plaitful/design-system/Link';

export function CheckboxExample() {
  const [isChecked, setChecked] = useState(false);
  return (
    <Checkbox
      label="I agree to the booking policies."
      isChecked={isChecked}
      onChange={(event) => setChecked(event.target.checked)}
      link={<Link href="/policy">Read the policies</Link>}
      isRequired
    />
  );
}
