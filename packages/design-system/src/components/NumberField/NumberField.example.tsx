import { useState } from 'react';
import { NumberField } from '@plaitful/design-system/NumberField';

export function NumberFieldExample() {
  const [minutes, setMinutes] = useState<number | null>(90);
  return (
    <NumberField
      label="Duration"
      suffix="minutes"
      value={minutes}
      onChange={setMinutes}
      min={15}
      max={480}
      invalidError="Please enter 15 to 480 minutes."
    />
  );
}
