import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/FAQ',
  tags: ['route:/faq'],
  args: { at: '/faq' },
  beforeEach: asGuest(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpenAtATime: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2, name: /\?$/ })).toHaveLength(12);
    await waitFor(() => expect(canvas.getByText(/^Sessions last 1 to 3 hours/)).toBeVisible());
    await userEvent.click(canvas.getByText('What if we are late?'));
    await waitFor(() => expect(canvas.getByText(/^There is a 15-minute grace period/)).toBeVisible());
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
  },
};

/** What the answers must say, each under its question. */
const answers = {
  'How long does an appointment take?':
    'Sessions last 1 to 3 hours. It depends on the style and on her hair. The estimate is shown on each style,',
  'How much does it cost?':
    'Prices vary by style, hair length and extras such as beads. You get an estimate during booking,',
  'Do I need an account to book?': 'Yes. The site is member only:',
  'Which ages do you braid for?': 'Girls aged 5 to 12.',
  'How do I pay the deposit?':
    'Send it by Interac e-\u{2060}Transfer to deposits@plaitfulkids.example within 24 hours of booking. It is usually $20,',
  'Can I get the deposit back?':
    'The deposit is non-refundable, except in an emergency. It can be moved to a new date once, within the year.',
  'How do I cancel or reschedule?': 'Please give us at least 24 hours’ notice.',
  'What if we are late?': 'There is a 15-minute grace period. After that, a late fee of $15 applies.',
  'How should her hair be when we come?': 'Clean, fully dry and detangled,',
  'Can you wash and detangle her hair?':
    'Yes. A wash and detangle service is available for a fee; you find it under Hair Prep. Hair treatments are coming soon.',
  'May I stay with my child?':
    'Yes, for the first 10 to 15 minutes, to help her settle in. We notify you at least 15 minutes before pickup,',
  'Will you take photos of my child?': 'We like to show finished hairstyles,',
};

export const Answers: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'FAQ' });
    for (const [question, answer] of Object.entries(answers)) {
      await expect(canvas.getByText(question).closest('details')).toHaveTextContent(answer);
    }
  },
};
