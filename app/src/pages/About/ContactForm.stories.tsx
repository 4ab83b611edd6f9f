import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';
import { loadDraft, storeDraft } from '../../lib/drafts.ts';
import { pasteInto } from '../../storybook/pasteInto.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Contact form',
  tags: ['route:/about'],
  args: { at: '/about' },
  beforeEach: asGuest(mockAnswer('sendContactMessage', { done: true })),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const typed = {
  Name: 'Ada Bello',
  Email: 'ada@example.com',
  Phone: '613-555-0199',
  Message: 'Do you braid very short hair?',
};

async function send(canvas: Canvas, given: Partial<typeof typed> = typed) {
  await canvas.findByRole('form', { name: 'Write to us' });
  for (const [name, text] of Object.entries(given))
    await pasteInto(canvas.getByRole('textbox', { name }), text);
  await userEvent.click(canvas.getByRole('button', { name: /Send message/ }));
}

export const Sent: Story = {
  // The picture of the page about the studio, but for the focus.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await screen.findByText('Email sent successfully!')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
  },
};

/** After a reload, as when a new version was deployed meanwhile. */
export const TypedBeforeReload: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => storeDraft('contact', { name: typed.Name, message: typed.Message, other: 1 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(typed.Message));
    await send(canvas, { Email: typed.Email });
    await expect(loadDraft('contact')).toMatchObject({ name: typed.Name, email: typed.Email });
    await send(canvas, { Phone: typed.Phone });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''));
    await waitFor(() => expect(loadDraft('contact')).toBeUndefined());
  },
};

/** Not ready, the button stays in reach; pressed, it shows what is missing and moves there. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Send message' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Fill in name, email, phone and message to send.');
    await send(canvas, { Name: 'Ada Bello', Email: 'ada@example' });
    await expect(await canvas.findByText('Invalid email address')).toBeInTheDocument();
    await expect(canvas.getByText('Please enter your phone number.')).toBeInTheDocument();
    await expect(canvas.getByText('Please enter a message.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Error: About Us · Plaitful Kids'));
  },
};

export const Sending: Story = {
  beforeEach: asGuest(mockAnswer('sendContactMessage', { done: true }, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('button', { name: /Sending\.\.\./ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Offline: Story = {
  beforeEach: asGuest(mockOffline('sendContactMessage')),
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error sending email.');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(typed.Message);
  },
};

export const Refused: Story = {
  tags: ['error:invalid'],
  beforeEach: asGuest(
    mockProblem('sendContactMessage', {
      code: 'invalid',
      errors: [{ field: 'email', message: 'Invalid email address' }],
    }),
  ),
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Your message is still here\. Try again, or call 613-555-0142\./,
    );
    await expect(await canvas.findByText('Invalid email address')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};
