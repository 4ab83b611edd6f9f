import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { FormSummary } from '../FormSummary/FormSummary.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Members Only',
    closeLabel: 'Close',
    children: (
      <Stack>
        <Text>You need to be registered and logged in to book an appointment.</Text>
        <Banner tone="paid">
          We remember your choice: Two big plaits, Saturday 12 December 2026, 3:00 pm. It is not booked yet.
        </Banner>
        <Stack gap={3}>
          <Button size="lg">Register</Button>
          <Button size="lg" tone="secondary">
            Login
          </Button>
        </Stack>
      </Stack>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Members Only' })).toHaveFocus());
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Members Only');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const PressedBeside: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(canvas.getByText(/You need to be registered/));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(dialog).not.toBeVisible();
  },
};

export const Large: Story = {
  args: {
    size: 'large',
    sheet: 'full',
    title: 'Your booking',
    lead: 'Two big plaits, Saturday 12 December 2026, 3:00 pm to 4:00 pm',
    rail: (
      <Box padding={{ phone: 4, desk: 6 }}>
        <Stack gap={1}>
          <Text isDisplay size="lg" weight="semibold" tone="onPicture">
            Two big plaits
          </Text>
          <Text size="sm" tone="onPictureMuted">
            $45, 1hr(s):0mins, Deposit $20
          </Text>
        </Stack>
      </Box>
    ),
    children: (
      <Grid columns={{ phone: 1, desk: 2 }} gap={6}>
        <Stack element="section" gap={3}>
          <Heading level={3}>You</Heading>
          <TextField label="Full name" value="Maya Demo" isReadOnly />
          <TextField label="Email" value="maya@example.com" isReadOnly />
        </Stack>
        <Stack element="section" gap={3}>
          <Heading level={3}>Your child</Heading>
          <TextField label="Child’s name" hint="The name we should call her." />
          <TextField label="Child’s date of birth" type="date" hint="We use it only to know her age." />
        </Stack>
      </Grid>
    ),
    footer: (
      <>
        <Button size="lg" tone="secondary">
          Done
        </Button>
        <Button size="lg">See My Appointments</Button>
      </>
    ),
  },
};

export const StillNeeded: Story = {
  args: {
    ...Large.args,
    footer: (
      <>
        <FormSummary
          title="Still needed"
          variant="inline"
          items={[
            { fieldId: 'mobilePhone', text: 'Mobile phone' },
            { fieldId: 'photos', text: 'I agree to photos of my child’s hair.' },
          ]}
        />
        <Button size="lg" isNotReady onNotReady={fn()}>
          Book Now
        </Button>
      </>
    ),
  },
};

export const FieldFirst: Story = {
  args: { title: 'Login', initialFocus: 'field', children: <TextField label="Email" type="email" /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};
