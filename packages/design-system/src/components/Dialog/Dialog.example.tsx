import { useState } from 'react';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { TextField } from '@plaitful/design-system/TextField';
import { en } from '@plaitful/design-system/words/en';

export function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log in</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Log in"
        {...en.dialog}
        initialFocus="field"
        footer={<Button onClick={close}>Log in</Button>}
      >
        <TextField label="Email" type="email" autoComplete="email" />
      </Dialog>
    </>
  );
}
