import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { PasswordField } from '@plaitful/design-system/PasswordField';
import { PhoneField } from '@plaitful/design-system/PhoneField';
import { TextField } from '@plaitful/design-system/TextField';
import { useState } from 'react';

/** A button that opens a dialog with a form of four fields. */
export function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [phone, setPhone] = useState('');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Register</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Register"
        closeLabel="Close"
        footer={
          <Button type="submit" form="register">
            Send
          </Button>
        }
      >
        <form id="register" action={close}>
          <TextField label="Your name" name="name" autoComplete="name" isRequired />
          <TextField label="Email" name="email" type="email" autoComplete="email" isRequired />
          <PhoneField label="Mobile phone" name="phone" value={phone} onChange={setPhone} isRequired />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            showLabel="Show the password"
            hideLabel="Hide the password"
            hint="At least 8 characters."
            isRequired
          />
        </form>
      </Dialog>
    </>
  );
}
