import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { testers } from '../../../storybook/testers.ts';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import { pictureFile } from '../../../storybook/pictureFile.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import {
  addPath,
  findField,
  recordSentForm,
  sentFormSpy,
  storedStyle,
  styleMocks,
  submit,
} from './styleFormStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin add style',
  tags: ['route:/admin/create-service'],
  args: addPath,
  beforeEach: asOwner(...styleMocks),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In each width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await findField(canvas, /Style name/)).toHaveValue('');
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Add Style');
    await canvas.findByRole('option', { name: 'Braids' });
  },
};

export const Add: Story = {
  beforeEach: ({ msw }) => {
    sentFormSpy.mockClear();
    msw.use(
      mockAnswer('addStyle', async ({ request }) => {
        await recordSentForm(request);
        return storedStyle;
      }),
    );
  },
  play: async ({ canvas }) => {
    await pasteInto(await findField(canvas, /Style name/), 'Afro puffs');
    await canvas.findByRole('option', { name: 'Braids' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Service/ }), 'Braids');
    await pasteInto(canvas.getByRole('textbox', { name: /Service price/ }), '60');
    await pasteInto(canvas.getByRole('textbox', { name: /Duration/ }), '1:15');
    await expect(canvas.getByText('9 possible times a day')).toBeVisible();
    await submit(canvas);
    await waitUntilVisible('Style added successfully!');
    await expect(await canvas.findByRole('heading', { name: 'Styles', level: 1 })).toBeVisible();
    await expect(sentFormSpy.mock.lastCall?.[0]).toMatchObject({
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
      await pasteInto(canvas.getByRole('textbox', { name: /Service price/ }), '15');
      await submit(canvas);
      await expect(canvas.getByRole('textbox', { name: /Deposit/ })).toHaveAccessibleDescription(
        /The deposit cannot be more than the final price/,
      );
    });
  },
};

export const Counters: Story = {
  play: async ({ canvas }) => {
    const short = await findField(canvas, /Short description/);
    await pasteInto(short, 'Rows, then two puffs');
    await expect(canvas.getByText('20/20')).toBeVisible();
    await pasteInto(short, '!!');
    await expect(canvas.getByText('22/20')).toBeVisible();
    await expect(short).toHaveAccessibleDescription(/2 too many\. Please shorten it\./);
    await expect(canvas.getByText('0/255')).toBeVisible();
  },
};

export const Image: Story = {
  play: async ({ canvas, step }) => {
    await findField(canvas, /Style name/);
    const input = canvas.getByLabelText(/^Image/);
    await expect(canvas.getByText('SVG, PNG, JPG or GIF, max 800x400px')).toBeVisible();
    await expect(canvas.getByText('We can take PNG and JPG, up to 10MB.')).toBeVisible();
    const says = (sentence: RegExp) => waitFor(() => expect(input).toHaveAccessibleDescription(sentence));
    const zone = testers.fileDropZoneTester(document.body, {
      words: { drop: 'Drop an image here, or choose one', remove: 'Remove image' },
    });
    await step('a drawing is refused, by its name and under another one', async () => {
      zone.drop([
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
      ]);
      await says(/This file is not a PNG or JPG image/);
      zone.drop([new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })]);
      await says(/We could not read this image/);
    });
    await step('so is one of more than 10 MB', async () => {
      zone.drop([new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' })]);
      await says(/This image is larger than 10MB/);
    });
    await step('of several the first is used, and shown', async () => {
      zone.drop([await pictureFile('first.png'), await pictureFile('second.png')]);
      await expect(await canvas.findByText('first.png')).toBeVisible();
      await expect(canvas.getByText('Only the first image was used.')).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'Preview of the image of the new style' })).toBeVisible();
    });
  },
};

const nameTaken = 'This name is already in use. Please choose another one.';

export const NameTaken: Story = {
  tags: ['error:name_taken'],
  beforeEach: ({ msw }) => {
    msw.use(mockProblem('addStyle', { code: 'name_taken', message: nameTaken }));
  },
  play: async ({ canvas }) => {
    const name = await findField(canvas, /Style name/);
    await pasteInto(name, 'Afro puffs');
    await canvas.findByRole('option', { name: 'Braids' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Service/ }), 'Braids');
    await pasteInto(canvas.getByRole('textbox', { name: /Service price/ }), '60');
    await pasteInto(canvas.getByRole('textbox', { name: /Duration/ }), '1:15');
    await submit(canvas);
    await waitUntilVisible(`Failed to add style. Please try again. ${nameTaken}`);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/This service already has a style with this name\./),
    );
  },
};
