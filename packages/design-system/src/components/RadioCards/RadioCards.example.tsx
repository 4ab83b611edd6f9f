import { useState } from 'react';
import { RadioCards } from '@plaitful/design-system/RadioCards';

type Length = 'chin' | 'shoulder' | 'waist';

export function RadioCardsExample() {
  const [length, setLength] = useState<Length>('shoulder');
  return (
    <RadioCards
      label="How long is her hair?"
      value={length}
      onChange={setLength}
      options={[
        { value: 'chin', label: 'To the chin' },
        { value: 'shoulder', label: 'To the shoulders' },
        { value: 'waist', label: 'To the waist', note: 'Takes 30 minutes more' },
      ]}
    />
  );
}
