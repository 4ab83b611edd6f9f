import { useState } from 'react';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';

type Theme = 'system' | 'light' | 'dark';

export function RadioGroupExample() {
  const [theme, setTheme] = useState<Theme>('system');
  return (
    <RadioGroup
      label="Theme"
      orientation="horizontal"
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'system', label: 'As the device' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}
