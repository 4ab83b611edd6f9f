import type { OptionGroup } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import { userEvent, type within } from 'storybook/test';
import { findDialog } from '../../../storybook/findDialog.ts';
import { sampleStyle } from '../../../storybook/sampleData.ts';
import { sampleOptionGroups } from '../../../storybook/sampleOptionGroups.ts';

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getAllByRole'>;

/** The studio's three styles, which the sample groups are on. */
const styles = [
  sampleStyle(),
  sampleStyle({ styleId: 2, style: 'Two big plaits' }),
  sampleStyle({ styleId: 3, style: 'Braided crown' }),
];

export const extrasMocks = (groups: OptionGroup[] = sampleOptionGroups) => [
  mockAnswer('listOptionGroups', groups),
  mockAnswer('listStyles', styles),
];

export const getGroupNames = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent);

export async function openForm(canvas: Canvas, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return findDialog(title);
}
