import type { ServiceType } from '@plaitful/api-client/contract';
import { userEvent, type within } from 'storybook/test';
import { findDialog } from '../../../storybook/findDialog.ts';

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getAllByRole'>;

export const storyServiceTypes: ServiceType[] = [
  'Cornrows',
  'Braids',
  'Twists',
  'Protective Styles',
  'Hair Prep',
].map((serviceName, at) => ({ serviceId: at + 1, serviceName, etag: `"${at + 1}"` }));

export const getRowNames = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map(({ textContent }: HTMLElement) => textContent);

export async function openDialog(canvas: Canvas, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return findDialog(title);
}
