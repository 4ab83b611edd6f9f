import { useState } from 'react';
import { TextField } from '@plaitful/design-system/TextField';

export function TextFieldExample() {
  const [name, setName] = useState('');
  return (
    <TextField
      label="Child’s name"
      hint="The name we should call her."
      value={name}
      onChange={(event) => setName(event.target.value)}
      isRequired
    />
  );
}
