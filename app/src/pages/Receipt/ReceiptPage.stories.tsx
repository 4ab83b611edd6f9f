import type { Booking } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asOwner, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import { sampleDone, sampleTaxedBill, sampleVisit } from '../../storybook/sampleVisits.ts';
import { waitUntilVisible } from '../../storybook/waitUntilVisible.ts';
import { nbsp, plainText } from '../../testing/nbsp.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Receipt',
  tags: ['route:/dashboard/bookings/:bookingId/receipt'],
  args: { at: `/dashboard/bookings/${sampleDone.bookingId}/receipt` },
  beforeEach: asParent(mockAnswer('getBooking', sampleDone)),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Without the copy that is only printed. */
const findReceipt = async (canvas: Canvas) => {
  const heading = await canvas.findByRole('heading', { name: 'Receipt 2026-0012' });
  return within(heading.parentElement ?? document.body);
};

export const WithoutTax: Story = {
  play: async ({ canvas, step }) => {
    const receipt = await findReceipt(canvas);
    await step('has what a receipt needs', async () => {
      await expect(receipt.getByText('Plaitful Kids')).toBeVisible();
      await expect(receipt.getByText('21 November 2026')).toBeVisible();
      await expect(receipt.getByText('Maya Demo')).toBeVisible();
      await expect(receipt.getAllByRole('row').map(plainText)).toEqual([
        'Straight-back cornrows$55',
        'Wash and detangle$25',
        'Late fee$15',
        'For your patience−$5',
        'Total$90',
        'Deposit, paid before$20',
        'Paid on the day: Interac e-Transfer$70',
        'Tip, thank you$8',
      ]);
      await expect(receipt.getByText('No GST/HST charged')).toBeVisible();
    });
    await step('a copy of it is printed in place of the page', async () => {
      const copies = screen.getAllByText('Receipt 2026-0012');
      await expect(copies).toHaveLength(2);
    });
  },
};

export const WithTax: Story = {
  beforeEach: asParent(mockAnswer('getBooking', { ...sampleDone, bill: sampleTaxedBill })),
  play: async ({ canvas }) => {
    const receipt = await findReceipt(canvas);
    await expect(receipt.getByText(nbsp('The total includes 13% HST: $10.35'))).toBeVisible();
    await expect(receipt.getByText('HST number: 12345 6789 RT0001')).toBeVisible();
  },
};

const sent = fn<() => void>();

export const Mailed: Story = {
  beforeEach: asParent(
    mockAnswer('getBooking', sampleDone),
    mockAnswer('sendReceipt', () => {
      sent();
      return sampleDone;
    }),
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail it to me' }));
    await waitUntilVisible('The receipt is on its way by email.');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** The owner changed the visit back meanwhile. */
export const MailRefused: Story = {
  tags: ['ci', 'error:no_receipt'],
  beforeEach: asParent(
    mockAnswer('getBooking', sampleDone),
    mockProblem('sendReceipt', { code: 'no_receipt', message: 'This visit has no receipt yet.' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail it to me' }));
    await waitUntilVisible('This visit has no receipt yet.');
  },
};

export const ForTheOwner: Story = {
  beforeEach: asOwner(mockAnswer('getBooking', sampleDone)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mail it to the parent' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute(
      'href',
      `/admin/update-booking/${sampleDone.bookingId}`,
    );
  },
};

export const NotFinished: Story = {
  beforeEach: asParent(mockAnswer('getBooking', sampleVisit)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no receipt yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to My Appointments' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: asParent(mockAnswer('getBooking', (): Booking => sampleDone, { delay: 'infinite' })),
  play: () => waitUntilVisible('Loading the receipt...'),
};

export const NotFound: Story = {
  tags: ['ci', 'error:booking_not_found'],
  beforeEach: asParent(
    mockProblem('getBooking', { code: 'booking_not_found', message: 'We could not find this booking.' }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We could not load this receipt/)).toBeVisible();
  },
};
