import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Box } from '../components/Box/Box.tsx';
import { useId, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Form } from '../components/Form/Form.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

const asked = {
  childName: 'Child’s name is required',
  mobilePhone: 'Please enter a valid phone number, such as 613-555-0199',
} as const;
type Name = keyof typeof asked;

interface BookingFormProps {
  /** Called with the values of a valid form. */
  onSend: () => void;
  isSending?: boolean;
  /** As after a submit with missing fields. */
  isRefused?: boolean;
}

/** Validated on submit, then each field on every change. */
function BookingForm({ onSend, isSending = false, isRefused = false }: BookingFormProps) {
  const id = useId();
  const [childName, setChildName] = useState('');
  const [mobilePhone, setMobilePhone] = useState('');
  const [wasRefused, setWasRefused] = useState(isRefused);

  const missing = [
    ...(childName.trim() === '' ? (['childName'] as const) : []),
    ...(mobilePhone.length < 12 ? (['mobilePhone'] as const) : []),
  ];
  const errorOf = (name: Name) => (wasRefused && missing.includes(name) ? asked[name] : undefined);

  function send() {
    setWasRefused(missing.length > 0);
    if (missing.length === 0) onSend();
  }

  return (
    <Form
      onSubmit={send}
      ariaLabel="Your child"
      summary={{
        title: missing.length === 1 ? 'Please look at one field' : 'Please look at two fields',
        items: wasRefused ? missing.map((name) => ({ fieldId: `${id}${name}`, text: asked[name] })) : [],
      }}
    >
      <TextField
        id={`${id}childName`}
        label="Child’s name"
        hint="The name we should call her."
        isRequired
        value={childName}
        onChange={({ target }) => setChildName(target.value)}
        error={errorOf('childName')}
      />
      <PhoneField
        id={`${id}mobilePhone`}
        label="Mobile phone"
        hint="We call only if something changes."
        isRequired
        value={mobilePhone}
        onChange={setMobilePhone}
        error={errorOf('mobilePhone')}
      />
      <TextArea
        label="Anything we should know? (optional)"
        hint="For example a tender head, or a favourite story."
      />
      <Button type="submit" size="lg" isFullWidth isBusy={isSending} busyLabel="Sending...">
        Book Now
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Patterns/Form',
  component: BookingForm,
  args: { onSend: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Refused: Story = { args: { isRefused: true } };

export const SentTooEarly: Story = {
  play: async ({ args, canvas, step }) => {
    const name = () => canvas.getByRole('textbox', { name: /Child’s name/ });
    await step('a refusal says what is missing, and the focus goes there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Please look at two fields' })).toHaveFocus(),
      );
      await expect(name()).toBeInvalid();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('each entry leads to its field, and a mended field leaves the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Child’s name is required' }));
      await expect(name()).toHaveFocus();
      await userEvent.keyboard('Imara');
      await expect(canvas.getByRole('region', { name: 'Please look at one field' })).toBeVisible();
      await expect(name()).toBeValid();
    });
  },
};

export const Sending: Story = { args: { isSending: true } };
