import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldControls } from '../../workshop/fieldControls.ts';
import { withControlledValue } from '../../workshop/withControlledValue.tsx';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { FileDropZone } from './FileDropZone.tsx';

const Controlled = withControlledValue(FileDropZone);

const image = {
  label: 'Image',
  accept: ['image/png', 'image/jpeg'],
  maxBytes: 10_000_000,
  words: { ...en.fileDropZone, preview: 'Preview of the image of Bantu knots' },
  value: null,
  onChange: fn(),
} as const;

/** Drawn on a canvas, so that the story needs no file. */
async function pictureFile(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 160;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = 'plum';
    pen.fillRect(0, 0, 240, 160);
    pen.fillStyle = 'indigo';
    pen.fillRect(80, 40, 80, 80);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
}

const broken = () => new File(['no picture'], 'broken.png', { type: 'image/png' });
const drawing = () => new File(['<svg/>'], 'bun.svg', { type: 'image/svg+xml' });

const stored = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="plum" d="M0 0h80v80H0z"/><circle cx="40" cy="40" r="22" fill="indigo"/></svg>')}`,
  name: 'straight-back.png',
  note: 'The image stays as it is unless you choose a new one.',
};

function WithFile({ children }: { children: (file: File) => ReactNode }) {
  const [file, setFile] = useState<File>();
  useEffect(() => void pictureFile('bun.png').then(setFile), []);
  return file ? children(file) : null;
}

const getTester = (canvasElement: HTMLElement) => testers.fileDropZoneTester(canvasElement, image);

const meta = {
  title: 'Forms/FileDropZone',
  component: FileDropZone,
  args: { ...image, hint: 'PNG or JPG, up to 10MB', onChange: fn() },
  argTypes: { ...fieldControls, value: { control: false } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileDropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const zone = getTester(canvasElement);
    const input = zone.input();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await step('takes a file and shows it', async () => {
      await zone.choose(await pictureFile('bun.png'));
      await expect(await canvas.findByText('bun.png')).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'Preview of the image of Bantu knots' })).toBeVisible();
      await expect(input).toHaveAccessibleDescription(/bun\.png/);
    });
    await step('removes it and hands the focus back', async () => {
      input.focus();
      await userEvent.tab();
      await expect(zone.removeButton()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(input).toHaveFocus();
      await expect(canvas.queryByText('bun.png')).toBeNull();
    });
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const zone = getTester(canvasElement);
    const files = [await pictureFile('first.png'), await pictureFile('second.png')];
    zone.drop(files);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('first.png')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Only the first image was used.');
    await zone.remove();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Refused: Story = {
  args: { maxBytes: 2000 },
  play: async ({ canvasElement, args, step }) => {
    const zone = getTester(canvasElement);
    const says = async (sentence: string) => waitFor(() => expect(zone.description()).toContain(sentence));
    await step('another type', async () => {
      zone.drop([drawing()]);
      await says(image.words.wrongType);
    });
    await step('too large', async () => {
      const file = new File([new Uint8Array(2001)], 'large.png', { type: 'image/png' });
      await zone.choose(file);
      await says(image.words.tooLarge);
    });
    await step('no image after all', async () => {
      await zone.choose(broken());
      await says(image.words.broken);
    });
    await expect(zone.isInvalid()).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { stored, progress: { value: 0.4, label: en.fileProgress } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending the image' })).toHaveValue(0.4);
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'Your changes are being saved.' },
  play: async ({ canvasElement, args }) => {
    const zone = getTester(canvasElement);
    const input = zone.input();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Your changes are being saved.');
    zone.drop([await pictureFile('bun.png')]);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={280}>
      <Cell name="empty">
        <Controlled {...image} hint="PNG or JPG, up to 10MB" />
      </Cell>
      <Cell name="hover" as="hover">
        <Controlled {...image} />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <Controlled {...image} />
      </Cell>
      <Cell name="invalid">
        <Controlled {...image} error="This image is larger than 10MB. Please choose a smaller one." />
      </Cell>
      <Cell name="stored">
        <Controlled {...image} stored={stored} />
      </Cell>
      <Cell name="chosen">
        <WithFile>{(file) => <Controlled {...image} value={file} />}</WithFile>
      </Cell>
      <Cell name="being sent">
        <WithFile>
          {(file) => <Controlled {...image} value={file} progress={{ value: 0.4, label: en.fileProgress }} />}
        </WithFile>
      </Cell>
      <Cell name="locked, with its reason">
        <Controlled {...image} disabledReason="Your changes are being saved." />
      </Cell>
      <Cell name="long words, narrow" width={170}>
        <Controlled
          {...image}
          stored={{ ...stored, name: 'tresses-collees-anticonstitutionnellement-longues.png' }}
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Controlled {...image} stored={stored} />
      </Cell>
    </VariantMatrix>
  ),
};
