import { useState } from 'react';
import { Select } from '@plaitful/design-system/Select';

export function SelectExample() {
  const [service, setService] = useState('');
  return (
    <Select
      label="Service"
      placeholder="Choose a service"
      value={service}
      onChange={(event) => setService(event.target.value)}
      options={[
        { value: 'braids', label: 'Braids' },
        { value: 'twists', label: 'Twists' },
      ]}
    />
  );
}
