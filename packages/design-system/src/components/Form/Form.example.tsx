import { useState } from 'react';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { TextField } from '@plaitful/design-system/TextField';

export function FormExample() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Form
      ariaLabel="Your child"
      onSubmit={() => setError(name ? undefined : 'Child’s name is required')}
      {...(error && {
        summary: { title: 'Please look at one field', items: [{ fieldId: 'child-name', text: error }] },
      })}
    >
      <TextField
        id="child-name"
        label="Child’s name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
        isRequired
      />
      <Button type="submit">Send</Button>
    </Form>
  );
}
