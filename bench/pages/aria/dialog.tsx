import {
  Button,
  Dialog,
  DialogTrigger,
  Form,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components';

export function Page() {
  return (
    <DialogTrigger>
      <Button>Register</Button>
      <ModalOverlay isDismissable>
        <Modal>
          <Dialog>
            {({ close }) => (
              <>
                <Heading slot="title">Register</Heading>
                <Button aria-label="Close" onPress={close}>
                  ×
                </Button>
                <Form onSubmit={close}>
                  <TextField name="name" autoComplete="name" isRequired>
                    <Label>Your name</Label>
                    <Input />
                  </TextField>
                  <TextField name="email" type="email" autoComplete="email" isRequired>
                    <Label>Email</Label>
                    <Input />
                  </TextField>
                  <TextField name="phone" type="tel" isRequired>
                    <Label>Mobile phone</Label>
                    <Input />
                  </TextField>
                  <TextField name="password" type="password" autoComplete="new-password" isRequired>
                    <Label>Password</Label>
                    <Input />
                  </TextField>
                  <Button type="submit">Send</Button>
                </Form>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
