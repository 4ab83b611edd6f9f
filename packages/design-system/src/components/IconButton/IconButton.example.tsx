import { useState } from 'react';
import { IconButton } from '@plaitful/design-system/IconButton';
import { Inline } from '@plaitful/design-system/Inline';

export function IconButtonExample() {
  const [day, setDay] = useState(12);
  return (
    <Inline align="center">
      <IconButton
        icon="arrowLeft"
        label="Day before"
        onClick={() => setDay(day - 1)}
        isDisabled={day === 1}
      />
      {day} December
      <IconButton icon="arrowRight" label="Next day" onClick={() => setDay(day + 1)} />
    </Inline>
  );
}
