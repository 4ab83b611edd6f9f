import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';

export function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>Register</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Register</Dialog.Title>
          <Dialog.Close aria-label="Close">×</Dialog.Close>
          <form action={() => setIsOpen(false)}>
            <label>
              Your name <input name="name" autoComplete="name" required />
            </label>
            <label>
              Email <input name="email" type="email" autoComplete="email" required />
            </label>
            <label>
              Mobile phone <input name="phone" type="tel" required />
            </label>
            <label>
              Password <input name="password" type="password" autoComplete="new-password" required />
            </label>
            <button type="submit">Send</button>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
