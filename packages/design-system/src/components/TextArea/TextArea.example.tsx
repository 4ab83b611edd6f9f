import { useState } from 'react';
import { TextArea } from '@plaitful/design-system/TextArea';

export function TextAreaExample() {
  const [note, setNote] = useState('');
  return (
    <TextArea
      label="Anything we should know?"
      value={note}
      onChange={(event) => setNote(event.target.value)}
      counter={{
        max: 255,
        text: ({ count, max }) => `${count}/${max}`,
        spoken: ({ count, max }) => `${count} of ${max} characters`,
        tooLong: ({ over }) => `${over} too many. Please shorten it.`,
      }}
    />
  );
}
