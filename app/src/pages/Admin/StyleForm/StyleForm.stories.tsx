import type { ProblemCode } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { pictureFile } from '../../../storybook/pictureFile.ts';
import { sampleOptionGroups } from '../../../storybook/sampleOptionGroups.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import {
  findField,
  recordSentForm,
  clearAndPaste,
  sentFormSpy,
  storedStyle,
  styleMocks,
  submit,
} from './styleFormStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin style form',
  tags: ['route:/admin/update-service/:styleId'],
  args: { at: '/admin/update-service/1' },
  beforeEach: asOwner(...styleMocks),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In each width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await findField(canvas, /Style name/)).toHaveValue('Straight-back cornrows');
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Update Style');
  },
};

export const Update: Story = {
  beforeEach: ({ msw }) => {
    sentFormSpy.mockClear();
    msw.use(
      mockAnswer('updateStyle', async ({ request }) => {
        await recordSentForm(request);
        return { ...storedStyle, etag: '"2.2"' };
      }),
    );
  },
  play: async ({ canvas, step }) => {
    await step('shows what is stored, with its service fixed', async () => {
      await expect(await findField(canvas, /Style name/)).toHaveValue('Straight-back cornrows');
      const service = canvas.getByRole('textbox', { name: 'Service' });
      await expect(service).toHaveValue('Cornrows');
      await expect(service).toHaveAccessibleDescription(/A style stays with its service/);
    });
    await step('works the final price out when the discount is left', async () => {
      const final = canvas.getByRole('textbox', { name: /Final price/ });
      await expect(final).toHaveAttribute('readonly');
      await clearAndPaste(canvas.getByRole('textbox', { name: /Discount/ }), '10');
      await expect(final).toHaveValue('55');
      await userEvent.tab();
      await waitFor(() => expect(final).toHaveValue('49.50'));
    });
    await step('takes what parents narrow the styles by', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Gentle on tender heads' })).not.toBeChecked();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'No added hair' }));
    });
    await step('is sent onto the version that was seen, without an image', async () => {
      await submit(canvas);
      await waitUntilVisible('Style updated successfully!');
      await expect(await canvas.findByRole('heading', { name: 'Styles', level: 1 })).toBeVisible();
      await expect(sentFormSpy).toHaveBeenCalledWith(
        expect.objectContaining({
          discount: '10',
          value: '49.5',
          serviceName: 'Cornrows',
          noAddedHair: 'true',
          gentle: 'false',
        }),
        '"1.1"',
      );
      await expect(sentFormSpy.mock.lastCall?.[0]).not.toHaveProperty('styleImage');
      await expect(sentFormSpy.mock.lastCall?.[0]).toHaveProperty('availableTimes', '14:00,15:30|17:00');
    });
  },
};

/** A style with two of the groups; three are the sample's. */
const withExtras = {
  ...storedStyle,
  preparation: 'Please come with dry hair.',
  optionGroups: sampleOptionGroups.slice(0, 2),
};

const five = [...sampleOptionGroups, ...sampleOptionGroups.slice(1)].map((group, index) => ({
  ...group,
  groupId: index + 1,
  name: index < 3 ? group.name : `${group.name} again`,
}));

export const Extras: Story = {
  beforeEach: ({ msw }) => {
    sentFormSpy.mockClear();
    msw.use(
      mockAnswer('getStyle', withExtras),
      mockAnswer('listOptionGroups', five),
      mockAnswer('updateStyle', async ({ request }) => {
        await recordSentForm(request);
        return withExtras;
      }),
    );
  },
  play: async ({ canvas, step }) => {
    const extras = within(await canvas.findByRole('region', { name: 'Extras' }));
    const choose = async (name: string) => userEvent.click(await extras.findByRole('checkbox', { name }));
    await step('has those of the style', async () => {
      await expect(await extras.findByRole('checkbox', { name: 'Hair length' })).toBeChecked();
      await expect(extras.getByRole('checkbox', { name: 'Beads' })).not.toBeChecked();
      await expect(extras.getByText('26/300')).toBeVisible();
    });
    await step('takes four, and says why not a fifth', async () => {
      await choose('Beads');
      await choose('Beads again');
      const fifth = extras.getByRole('checkbox', { name: 'Wash and detangle again' });
      await expect(fifth).toHaveAccessibleDescription(/A style can have 4 extras/);
      await userEvent.click(fifth);
      await expect(fifth).not.toBeChecked();
      await choose('Hair length');
      await expect(fifth).not.toHaveAccessibleDescription(/A style can have 4 extras/);
    });
    await step('sends them with what to do or bring', async () => {
      const field = extras.getByRole('textbox', { name: /What to do or bring/ });
      await clearAndPaste(field, 'Bring a snack.\nAnd a book.');
      await submit(canvas);
      await waitUntilVisible('Style updated successfully!');
      await expect(sentFormSpy.mock.lastCall?.[0]).toMatchObject({ optionGroupIds: '2,3,5' });
      await expect(String(sentFormSpy.mock.lastCall?.[0]['preparation'])).toMatch(
        /^Bring a snack\.\r?\nAnd a book\.$/,
      );
    });
  },
};

export const NoExtras: Story = {
  beforeEach: ({ msw }) => msw.use(mockAnswer('listOptionGroups', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no extras yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add extras' })).toHaveAttribute('href', '/admin/extras');
  },
};

export const ExtrasNotLoaded: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: ({ msw }) => {
    sentFormSpy.mockClear();
    msw.use(
      mockAnswer('getStyle', withExtras),
      mockProblem('listOptionGroups', { code: 'server_error' }),
      mockAnswer('updateStyle', async ({ request }) => {
        await recordSentForm(request);
        return withExtras;
      }),
    );
  },
  play: async ({ canvas }) => {
    const failed = 'We could not load the extras. The style keeps those that it has.';
    await expect(await canvas.findByText(failed, {}, { timeout: 5000 })).toBeVisible();
    await submit(canvas);
    await waitUntilVisible('Style updated successfully!');
    await expect(sentFormSpy.mock.lastCall?.[0]).toMatchObject({ optionGroupIds: '1,2' });
  },
};

export const UpdateCounters: Story = {
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    await expect(canvas.getByText('53/150')).toBeVisible();
    await expect(canvas.getByText('109/500')).toBeVisible();
  },
};

/** What the browser took for a picture, the server did not. */
const imageRefused = (code: ProblemCode, message: string): Story => ({
  beforeEach: ({ msw }) => msw.use(mockProblem('updateStyle', { code, message })),
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    const input = canvas.getByLabelText(/^Image/);
    await userEvent.upload(input, await pictureFile('rows.png'));
    await expect(await canvas.findByText('rows.png')).toBeVisible();
    await submit(canvas);
    await waitUntilVisible(`Failed to update style. Please try again. ${message}`);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
    await expect(canvas.getByText('rows.png')).toBeVisible();
  },
});

export const ImageRefused: Story = {
  ...imageRefused('wrong_type', 'We can take PNG and JPG images only.'),
  tags: ['ci', 'error:wrong_type'],
};

export const ImageTooLarge: Story = {
  ...imageRefused('too_large', 'This image is larger than we can take.'),
  tags: ['ci', 'error:too_large'],
};

export const ImageMissing: Story = {
  ...imageRefused('style_image_missing', 'Please upload an image for the style.'),
  tags: ['error:style_image_missing'],
};

export const NoImageAtAll: Story = {
  beforeEach: asOwner(mockAnswer('getStyle', { ...storedStyle, styleImage: null }), ...styleMocks),
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    await submit(canvas);
    await waitUntilVisible('Please upload an image for the style.');
    await expect(canvas.getByLabelText(/^Image/)).toHaveAccessibleDescription(
      /Please upload an image for the style\./,
    );
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockAnswer('updateStyle', storedStyle, { delay: 'infinite' }));
  },
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    await submit(canvas);
    const button = await canvas.findByRole('button', { name: 'Loading...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Failing: Story = {
  tags: ['ci'],
  beforeEach: ({ msw }) => {
    msw.use(mockOffline('updateStyle'));
  },
  play: async ({ canvas }) => {
    const name = await findField(canvas, /Style name/);
    await clearAndPaste(name, 'Straight cornrows');
    await submit(canvas);
    await waitUntilVisible('Failed to update style. Please try again.');
    await expect(name).toHaveValue('Straight cornrows');
  },
};

export const Missing: Story = {
  tags: ['error:style_not_found'],
  beforeEach: asOwner(mockProblem('getStyle', { code: 'style_not_found' }), ...styleMocks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This style no longer exists.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the styles' })).toHaveAttribute(
      'href',
      '/admin/services',
    );
  },
};

export const Loading: Story = {
  beforeEach: asOwner(mockAnswer('getStyle', storedStyle, { delay: 'infinite' }), ...styleMocks),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the style...')).toBeInTheDocument();
  },
};

export const LoadingFails: Story = {
  tags: ['error:server_error'],
  beforeEach: asOwner(mockProblem('getStyle', { code: 'server_error' }), ...styleMocks),
  play: async ({ canvas, msw }) => {
    await waitUntilVisible('We could not load this style. Please try again.');
    msw.use(mockAnswer('getStyle', storedStyle));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findField(canvas, /Style name/)).toHaveValue('Straight-back cornrows');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
