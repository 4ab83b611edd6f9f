import type { ProblemCode } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppStory, setting } from '../../../stories/AppStory.tsx';
import { dismissToasts } from '../../../stories/dismissToasts.ts';
import { fill } from '../../../stories/fill.ts';
import { pictureFile } from '../../../stories/pictureFile.ts';
import { sampleOwner } from '../../../stories/sampleData.ts';
import { seen } from '../../../stories/seen.ts';
import { addPath, findField, read, retype, sent, storedStyle, styleCalls, submit } from './styleFormStory.ts';

const meta = {
  title: 'Pages/Admin style form',
  tags: ['route:/admin/update-service/:styleId'],
  component: AppStory,
  args: { at: '/admin/update-service/1' },
  parameters: { layout: 'fullscreen' },
  beforeEach: setting({ user: sampleOwner, calls: styleCalls }),
  afterEach: dismissToasts,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Update: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockAnswer('updateStyle', async ({ request }) => {
        await read(request);
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
      await retype(canvas.getByRole('textbox', { name: /Discount/ }), '10');
      await expect(final).toHaveValue('55');
      await userEvent.tab();
      await waitFor(() => expect(final).toHaveValue('49.50'));
    });
    await step('is sent onto the version that was seen, without an image', async () => {
      await submit(canvas);
      await seen('Style updated successfully!');
      await expect(await canvas.findByRole('heading', { name: 'Styles', level: 1 })).toBeVisible();
      await expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ discount: '10', value: '49.5', serviceName: 'Cornrows' }),
        '"1.1"',
      );
      await expect(sent.mock.lastCall?.[0]).not.toHaveProperty('styleImage');
      await expect(sent.mock.lastCall?.[0]).toHaveProperty('availableTimes', '14:00,15:30|17:00');
    });
  },
};

export const Add: Story = {
  tags: ['!route:/admin/update-service/:styleId', 'route:/admin/create-service'],
  args: addPath,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockAnswer('addStyle', async ({ request }) => {
        await read(request);
        return storedStyle;
      }),
    );
  },
  play: async ({ canvas }) => {
    await fill(await findField(canvas, /Style name/), 'Afro puffs');
    await canvas.findByRole('option', { name: 'Braids' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Service/ }), 'Braids');
    await fill(canvas.getByRole('textbox', { name: /Service price/ }), '60');
    await fill(canvas.getByRole('textbox', { name: /Duration/ }), '1:15');
    await expect(canvas.getByText('9 possible times a day')).toBeVisible();
    await submit(canvas);
    await seen('Style added successfully!');
    await expect(await canvas.findByRole('heading', { name: 'Styles', level: 1 })).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      serviceId: '2',
      style: 'Afro puffs',
      stylePrice: '60',
      styleDeposit: '20',
      styleDuration: '1:15',
      availableDays: '',
    });
  },
};

export const WhatIsMissing: Story = {
  tags: ['!route:/admin/update-service/:styleId', 'route:/admin/create-service'],
  args: addPath,
  play: async ({ canvas, step }) => {
    await step('Submit keeps the focus, and pressing it leads to what is missing', async () => {
      const button = await canvas.findByRole('button', { name: 'Submit' });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      await expect(button).toHaveAccessibleDescription(
        'Fill in the service, the name, the price, the deposit and the duration.',
      );
      await userEvent.click(button);
      const summary = await canvas.findByRole('region', { name: 'Please look at 4 fields' });
      await waitFor(() => expect(summary).toHaveFocus());
      await waitFor(() => expect(document.title).toMatch(/^Error: Add Style/));
    });
    await step('each error stands beside its field, and its link leads there', async () => {
      const price = canvas.getByRole('textbox', { name: /Service price/ });
      await expect(price).toHaveAccessibleDescription(/Please enter an amount above 0/);
      await userEvent.click(canvas.getByRole('link', { name: 'Please enter a style name.' }));
      await expect(canvas.getByRole('textbox', { name: /Style name/ })).toHaveFocus();
    });
    await step('the deposit is at most the final price', async () => {
      await fill(canvas.getByRole('textbox', { name: /Service price/ }), '15');
      await submit(canvas);
      await expect(canvas.getByRole('textbox', { name: /Deposit/ })).toHaveAccessibleDescription(
        /The deposit cannot be more than the final price/,
      );
    });
  },
};

export const Counters: Story = {
  tags: ['!route:/admin/update-service/:styleId', 'route:/admin/create-service'],
  args: addPath,
  play: async ({ canvas }) => {
    const short = await findField(canvas, /Short description/);
    await fill(short, 'Rows, then two puffs');
    await expect(canvas.getByText('20/20')).toBeVisible();
    await fill(short, '!!');
    await expect(canvas.getByText('22/20')).toBeVisible();
    await expect(short).toHaveAccessibleDescription(/2 too many\. Please shorten it\./);
    await expect(canvas.getByText('0/255')).toBeVisible();
  },
};

export const UpdateCounters: Story = {
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    await expect(canvas.getByText('53/150')).toBeVisible();
    await expect(canvas.getByText('109/500')).toBeVisible();
  },
};

/** Drops files as a hand does. */
function drop(zone: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const Image: Story = {
  tags: ['!route:/admin/update-service/:styleId', 'route:/admin/create-service'],
  args: addPath,
  play: async ({ canvas, step }) => {
    await findField(canvas, /Style name/);
    const input = canvas.getByLabelText(/^Image/);
    await expect(canvas.getByText('SVG, PNG, JPG or GIF, max 800x400px')).toBeVisible();
    await expect(canvas.getByText('We can take PNG and JPG, up to 10MB.')).toBeVisible();
    const says = (sentence: RegExp) =>
      waitFor(() => expect(input).toHaveAccessibleDescription(sentence), { timeout: 5000 });
    const zone = canvas.getByText('Drop an image here, or choose one');
    await step('a drawing is refused, by its name and under another one', async () => {
      drop(zone, [
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
      ]);
      await says(/This file is not a PNG or JPG image/);
      drop(zone, [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })]);
      await says(/We could not read this image/);
    });
    await step('so is one of more than 10 MB', async () => {
      drop(zone, [new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' })]);
      await says(/This image is larger than 10MB/);
    });
    await step('of several the first is used, and shown', async () => {
      drop(zone, [await pictureFile('first.png'), await pictureFile('second.png')]);
      await expect(await canvas.findByText('first.png', {}, { timeout: 5000 })).toBeVisible();
      await expect(canvas.getByText('Only the first image was used.')).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'Preview of the image of the new style' })).toBeVisible();
    });
  },
};

/** What the browser took for a picture, the server did not. */
const imageRefused = (code: ProblemCode, message: string): Story => ({
  beforeEach: ({ msw }) => msw.use(mockProblem('updateStyle', { code, message })),
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    const input = canvas.getByLabelText(/^Image/);
    await userEvent.upload(input, await pictureFile('rows.png'));
    await expect(await canvas.findByText('rows.png', {}, { timeout: 5000 })).toBeVisible();
    await submit(canvas);
    await seen(`Failed to update style. Please try again. ${message}`);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
    await expect(canvas.getByText('rows.png')).toBeVisible();
  },
});

export const ImageRefused: Story = {
  ...imageRefused('wrong_type', 'We can take PNG and JPG images only.'),
  tags: ['error:wrong_type'],
};

export const ImageTooLarge: Story = {
  ...imageRefused('too_large', 'This image is larger than we can take.'),
  tags: ['error:too_large'],
};

export const ImageLost: Story = {
  ...imageRefused('style_image_missing', 'Please upload an image for the style.'),
  tags: ['error:style_image_missing'],
};

export const NoImageAtAll: Story = {
  beforeEach: setting({
    user: sampleOwner,
    calls: [mockAnswer('getStyle', { ...storedStyle, styleImage: null }), ...styleCalls],
  }),
  play: async ({ canvas }) => {
    await findField(canvas, /Style name/);
    await submit(canvas);
    await seen('Please upload an image for the style.');
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
  beforeEach: ({ msw }) => {
    msw.use(mockOffline('updateStyle'));
  },
  play: async ({ canvas }) => {
    const name = await findField(canvas, /Style name/);
    await retype(name, 'Straight cornrows');
    await submit(canvas);
    await seen('Failed to update style. Please try again.');
    await expect(name).toHaveValue('Straight cornrows');
  },
};

const nameTaken = 'This name is already in use. Please choose another one.';

export const NameTaken: Story = {
  tags: ['!route:/admin/update-service/:styleId', 'route:/admin/create-service', 'error:name_taken'],
  args: addPath,
  beforeEach: ({ msw }) => {
    msw.use(mockProblem('addStyle', { code: 'name_taken', message: nameTaken }));
  },
  play: async ({ canvas }) => {
    const name = await findField(canvas, /Style name/);
    await fill(name, 'Afro puffs');
    await canvas.findByRole('option', { name: 'Braids' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Service/ }), 'Braids');
    await fill(canvas.getByRole('textbox', { name: /Service price/ }), '60');
    await fill(canvas.getByRole('textbox', { name: /Duration/ }), '1:15');
    await submit(canvas);
    await seen(`Failed to add style. Please try again. ${nameTaken}`);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/This service already has a style with this name\./),
    );
  },
};

export const Missing: Story = {
  tags: ['error:style_not_found'],
  beforeEach: setting({
    user: sampleOwner,
    calls: [mockProblem('getStyle', { code: 'style_not_found' }), ...styleCalls],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This style no longer exists.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the styles' })).toHaveAttribute(
      'href',
      '/admin/services',
    );
  },
};

export const Loading: Story = {
  beforeEach: setting({
    user: sampleOwner,
    calls: [mockAnswer('getStyle', storedStyle, { delay: 'infinite' }), ...styleCalls],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the style...')).toBeInTheDocument();
  },
};

export const LoadingFails: Story = {
  tags: ['error:server_error'],
  beforeEach: setting({
    user: sampleOwner,
    calls: [mockProblem('getStyle', { code: 'server_error' }), ...styleCalls],
  }),
  play: async ({ canvas, msw }) => {
    await seen('We could not load this style. Please try again.');
    msw.use(mockAnswer('getStyle', storedStyle));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findField(canvas, /Style name/)).toHaveValue('Straight-back cornrows');
  },
};

export const HandedOnByTheList: Story = {
  args: { at: { pathname: '/admin/update-service/1', state: { style: storedStyle } } },
  beforeEach: setting({
    user: sampleOwner,
    calls: [mockAnswer('getStyle', storedStyle, { delay: 'infinite' }), ...styleCalls],
  }),
  play: async ({ canvas }) => {
    await expect(await findField(canvas, /Style name/)).toHaveValue('Straight-back cornrows');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
