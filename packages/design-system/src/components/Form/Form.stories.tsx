import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const asked = { fullName: 'Please enter your name', email: 'Please enter a valid email address' };
type Name = keyof typeof asked;

/** A form that is rejected after a moment, as by a server, while a field is empty. */
function Contact({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [values, setValues] = useState({ fullName: '', email: '' });
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const field = (name: Name) => ({
    id: name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    error: missing.includes(name) ? asked[name] : undefined,
  });
  async function send() {
    await new Promise((done) => setTimeout(done, 50));
    const empty = (['fullName', 'email'] as const).filter((name) => values[name] === '');
    setMissing(empty);
    if (empty.length === 0) await onSubmit();
  }
  return (
    <Form
      onSubmit={send}
      summary={{
        title: en.form.summaryTitle(missing.length),
        items: missing.map((name) => ({ fieldId: name, text: asked[name] })),
      }}
    >
      <TextField label="Full name" {...field('fullName')} />
      <TextField label="Email" type="email" {...field('email')} />
      <Button type="submit">Send message</Button>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
  argTypes: { children: { control: false } },
  render: ({ onSubmit }) => <Contact onSubmit={onSubmit} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const form = testers.formTester(canvasElement, {
      submitLabel: 'Send message',
      summaryTitle: en.form.summaryTitle(1),
    });
    const email = form.field('Email');
    const summary = form.summary.find;
    await step('Enter sends it; a refusal moves to what must be corrected', async () => {
      await userEvent.tab();
      await userEvent.keyboard('Maya Demo{Enter}');
      await waitFor(async () => expect(await summary()).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('a link there leads to its field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(email).toHaveFocus();
      await expect(form.isInvalid('Email')).toBe(true);
      await expect(form.description('Email')).toBe(asked.email);
    });
    await step('a second refusal in the same words moves there again', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await summary()).toHaveFocus());
    });
    await step('it is sent once all is there', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('maya@example.com{Enter}');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      await expect(form.summary.isShown()).toBe(false);
    });
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const form = testers.formTester(canvasElement, { submitLabel: 'Send message', summaryTitle: /fields?$/ });
    await form.submit();
    await expect(await form.summary.texts()).toEqual(Object.values(asked));
    await form.summary.goTo(asked.email);
    await expect(form.field('Email')).toHaveFocus();
    await form.fill('Email', 'maya@example.com');
    await form.fill('Full name', 'Maya Demo');
    await form.submit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

const fields = (
  <>
    <TextField label="Full name" />
    <Button type="submit">Send message</Button>
  </>
);

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={300}>
      <Cell name="rest">
        <Form onSubmit={fn()}>{fields}</Form>
      </Cell>
      <Cell name="refused">
        <Form
          onSubmit={fn()}
          summary={{ title: 'Please look at one field', items: [{ fieldId: 'name', text: asked.fullName }] }}
        >
          <TextField id="name" label="Full name" error={asked.fullName} />
          <Button type="submit">Send message</Button>
        </Form>
      </Cell>
      <Cell name="being sent">
        <Form onSubmit={fn()}>
          <TextField label="Full name" value="Maya Demo" disabledReason="Your message is being sent." />
          <Button type="submit" isBusy busyLabel="Sending">
            Send message
          </Button>
        </Form>
      </Cell>
      <Cell name="narrow" width={200}>
        <Form onSubmit={fn()}>{fields}</Form>
      </Cell>
    </VariantMatrix>
  ),
};
