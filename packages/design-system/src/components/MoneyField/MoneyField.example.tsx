import { useState } from 'react';
import { MoneyField } from '@plaitful/design-system/MoneyField';

export function MoneyFieldExample() {
  const [cents, setCents] = useState<number | null>(4500);
  return (
    <MoneyField
      label="Price"
      value={cents}
      onChange={setCents}
      min={0}
      invalidError="Please enter an amount, such as 45 or 45.50."
    />
  );
}
