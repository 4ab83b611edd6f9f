import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type MockInstance, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../storybook/AppStory.tsx';
import { sampleBusiness } from '../storybook/sampleData.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Any page, errors',
  tags: ['route:/policy'],
  args: { at: '/policy' },
  beforeEach: asGuest(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible());
  },
  beforeEach: ({ msw }) => msw.use(mockAnswer('getBusiness', sampleBusiness, { delay: 'infinite' })),
};

export const StudioNotReached: Story = {
  tags: ['error:unavailable'],
  beforeEach: ({ msw }) => msw.use(mockProblem('getBusiness', { code: 'unavailable' })),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mockAnswer('getBusiness', sampleBusiness));
    await userEvent.click(again);
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

function Broken(): never {
  throw new Error('This page is broken.');
}

export const PageBroken: Story = {
  tags: ['!route:/policy'],
  args: { at: '/broken', routes: [{ path: '/broken', Component: Broken }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    // React tells the developer, as it should here.
    // oxlint-disable-next-line no-console -- a spy of the workshop
    const said = console.error as unknown as MockInstance<typeof console.error>;
    await waitFor(() => expect(said).toHaveBeenCalled());
    said.mockClear();
  },
};
