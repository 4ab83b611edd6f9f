import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        Register
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby="title">
        <DialogTitle id="title">Register</DialogTitle>
        <DialogContent>
          <form id="register" action={close}>
            <TextField label="Your name" name="name" autoComplete="name" required fullWidth />
            <TextField label="Email" name="email" type="email" autoComplete="email" required fullWidth />
            <TextField label="Mobile phone" name="phone" type="tel" required fullWidth />
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="new-password"
              required
              fullWidth
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
          <Button type="submit" form="register" variant="contained">
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
