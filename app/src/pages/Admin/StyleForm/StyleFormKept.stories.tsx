import { plainText } from '../../../testing/nbsp.ts';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { findDialog } from '../../../storybook/findDialog.ts';
import { sampleOptionGroups } from '../../../storybook/sampleOptionGroups.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import {
  findField,
  recordSentForm,
  clearAndPaste,
  saturday,
  sentFormSpy,
  storedStyle,
  styleMocks,
  submit,
} from './styleFormStory.ts';

// Not a JSDoc comment: Storybook would write it into parameters of its own, in place of those of pageMeta.
const meta = {
  ...pageMeta,
  title: 'Pages/Admin style form kept',
  tags: ['route:/admin/update-service/:styleId'],
  args: { at: '/admin/update-service/1' },
  beforeEach: asOwner(...styleMocks),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const theirs = {
  ...storedStyle,
  stylePrice: 60,
  value: 60,
  etag: '"2.2"',
  preparation: 'Please come with dry hair.',
  optionGroups: sampleOptionGroups.slice(1, 2),
  dayTimeMapping: { [saturday]: ['14:00', '15:30'] },
};

/** A story in which somebody else has stored another price and fewer dates since the form was opened. */
const changedMeanwhile: Story['beforeEach'] = ({ msw }) => {
  sentFormSpy.mockClear();
  let reads = 0;
  msw.use(
    mockAnswer('getStyle', () => {
      reads += 1;
      return reads === 1 ? storedStyle : theirs;
    }),
    mockProblem('updateStyle', { code: 'changed_meanwhile' }),
  );
};

async function openChanged(canvas: Canvas) {
  await clearAndPaste(await findField(canvas, /Style name/), 'Straight cornrows');
  await submit(canvas);
  return findDialog('Someone else changed this');
}

export const ChangedTakeNewest: Story = {
  tags: ['error:changed_meanwhile'],
  beforeEach: changedMeanwhile,
  play: async ({ canvas }) => {
    const dialog = await openChanged(canvas);
    const fields = dialog.getAllByRole('listitem').map(plainText);
    await expect(fields[0]).toBe('Style nameNewest versionStraight-back cornrowsYoursStraight cornrows');
    await expect(fields[1]).toBe('Service price ($)Newest version$60Yours$55');
    await expect(fields[2]).toBe('ExtrasNewest versionWash and detangleYoursNothing');
    await expect(fields[3]).toBe('What to do or bringNewest versionPlease come with dry hair.YoursNothing');
    await expect(fields[4]).toMatch(/^Available datesNewest version.*Not offeredYours.*5:00 pm$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Take the newest version' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Style name/ })).toHaveValue('Straight-back cornrows'),
    );
    await expect(canvas.getByRole('textbox', { name: /Service price/ })).toHaveValue('60');
    await expect(canvas.getByText('1 date chosen')).toBeVisible();
  },
};

export const ChangedKeepMine: Story = {
  tags: ['error:changed_meanwhile'],
  beforeEach: changedMeanwhile,
  play: async ({ canvas, msw }) => {
    const dialog = await openChanged(canvas);
    msw.use(
      mockAnswer('updateStyle', async ({ request }) => {
        await recordSentForm(request);
        return storedStyle;
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    await waitUntilVisible('Style updated successfully!');
    await expect(sentFormSpy).toHaveBeenCalledWith(
      expect.objectContaining({ style: 'Straight cornrows', stylePrice: '55' }),
      '"2.2"',
    );
  },
};

export const ChangedGoBack: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  beforeEach: changedMeanwhile,
  play: async ({ canvas }) => {
    const dialog = await openChanged(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: /Style name/ })).toHaveValue('Straight cornrows');
  },
};

export const LeavingAsksFirst: Story = {
  play: async ({ canvas, step }) => {
    const name = await findField(canvas, /Style name/);
    await clearAndPaste(name, 'Straight cornrows');
    const leave = async () => userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await step('stays, with what was typed', async () => {
      await leave();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
      await expect(name).toHaveValue('Straight cornrows');
    });
    await step('asks the browser to ask, too', async () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      await expect(event.defaultPrevented).toBe(true);
    });
    await step('leaves knowingly', async () => {
      await leave();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
      await expect(await canvas.findByRole('heading', { name: 'Styles', level: 1 })).toBeVisible();
    });
  },
};

export const LeavingUnchanged: Story = {
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Styles', level: 1 })).toBeVisible();
  },
};
