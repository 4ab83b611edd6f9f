import type { Booking } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { sampleBooking, sampleCancelledPaid } from '../../../storybook/sampleBookings.ts';
import { mockBookings } from '../../../storybook/sampleDay.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import { toBookingCode } from '@plaitful/domain/booking-code';

const withId = (bookingId: number, booking: Booking): Booking => ({
  ...booking,
  bookingId,
  code: toBookingCode(bookingId),
});

const sent: Booking = {
  ...withId(21, sampleBooking),
  childName: 'Zoe',
  fullName: 'Ruth Bello',
  depositSentAt: new Date().toISOString(),
};
const due = withId(22, sampleBooking);
const toReturn: Booking = { ...withId(23, sampleCancelledPaid), depositToReturn: true };

const meta = {
  ...pageMeta,
  title: 'Pages/Admin deposits',
  tags: ['route:/admin/deposits'],
  args: { at: '/admin/deposits' },
  beforeEach: asOwner(mockBookings([sent, due, toReturn])),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = async (name: string) => within(await screen.findByRole('region', { name }));

export const Default: Story = {
  play: async () => {
    const rows = await group('Sent');
    await expect(rows.getByText('Zoe')).toBeVisible();
    await expect(rows.getByRole('link', { name: /^Call Ruth Bello, / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+1/),
    );
    await expect((await group('Due')).getAllByRole('listitem')).toHaveLength(1);
    await expect((await group('To return')).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** One press, with Undo; the row leaves, and the focus goes to its group. */
export const Arrived: Story = {
  play: async ({ msw }) => {
    const set: unknown[] = [];
    msw.use(
      mockAnswer('updateDeposit', async ({ readBody }) => {
        const deposit = await readBody();
        set.push(deposit);
        const isPaid = deposit === 'PAID';
        msw.use(mockBookings(isPaid ? [due, toReturn] : [sent, due, toReturn]));
        return { ...sent, deposit, depositSentAt: null };
      }),
    );
    await userEvent.click((await group('Sent')).getByRole('button', { name: /^Arrived.*\$20 for Zoe$/ }));
    await waitUntilVisible('$20 for Zoe is PAID. The parent is told in a minute.');
    await waitUntilVisible('Nobody says that a deposit was sent.');
    await expect(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitUntilVisible('It is as before');
    await expect(set).toEqual(['PAID', 'NOT_PAID']);
  },
};

export const NotArrived: Story = {
  play: async ({ msw }) => {
    const answered: Booking = { ...sent, depositSentAt: null };
    msw.use(
      mockAnswer('reportDepositNotArrived', () => {
        msw.use(mockBookings([answered, due, toReturn]));
        return answered;
      }),
    );
    await userEvent.click((await group('Sent')).getByRole('button', { name: /^Not arrived/ }));
    await waitUntilVisible('Ruth Bello is told, and has 12 hours');
    await expect(await (await group('Due')).findByText('Zoe')).toBeVisible();
  },
};

export const Returned: Story = {
  play: async ({ msw }) => {
    msw.use(
      mockAnswer('updateDepositReturned', () => {
        msw.use(mockBookings([sent, due]));
        return { ...toReturn, depositToReturn: false };
      }),
    );
    await userEvent.click((await group('To return')).getByRole('button', { name: /^Returned/ }));
    await waitUntilVisible(/is marked as returned$/);
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ['ci', 'error:deposit_not_sent'],
  beforeEach: asOwner(
    mockBookings([sent]),
    mockProblem('reportDepositNotArrived', {
      code: 'deposit_not_sent',
      message: 'The parent has not said that the deposit was sent.',
    }),
  ),
  play: async () => {
    await userEvent.click((await group('Sent')).getByRole('button', { name: /^Not arrived/ }));
    await waitUntilVisible('The parent has not said that the deposit was sent.');
  },
};

/** A bank's notice is searched for codes, and only these stay. */
export const PastedNotice: Story = {
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: 'Find a deposit' });
    await userEvent.click(field);
    await userEvent.paste(
      `INTERAC e-Transfer\n$20.00 from RUTH BELLO\nZoe, Braids, ${sent.code.toLowerCase()}`,
    );
    await expect(field).toHaveValue(sent.code);
    await expect(screen.getByText('Zoe')).toBeVisible();
    await expect(screen.getAllByText('No deposit matches.')).toHaveLength(2);
    await userEvent.clear(field);
    await userEvent.paste('A notice of the bank without any code of ours');
    await expect(field).toHaveValue('');
    await expect(screen.getAllByText('There is no code of these deposits in the text.')[0]).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: asOwner(
    mockBookings([
      {
        ...sent,
        childName: 'Oluwaseyifunmitanwaololufemi',
        fullName: 'Maximiliane-Alexandrina van der Westerbergen-Oyelowo',
        styleDeposit: 1149.5,
      },
    ]),
  ),
  play: async () => {
    await expect((await group('Sent')).getByText('Oluwaseyifunmitanwaololufemi')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: asOwner(mockBookings([])),
  play: async () => {
    await expect(await screen.findByText('No deposits are to be returned.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: asOwner(mockAnswer('listBookings', [], { delay: 'infinite' })),
  play: async () => {
    await expect(await screen.findByText('Loading the deposits...')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asOwner(mockProblem('listBookings', { code: 'server_error' })),
  play: async ({ msw }) => {
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    msw.use(mockBookings([sent, due, toReturn]));
    await userEvent.click(again);
    await expect((await group('Sent')).getByText('Zoe')).toBeVisible();
  },
};

export const Narrowest: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect((await group('Sent')).getByRole('button', { name: /^Not arrived/ })).toBeVisible();
    await expect(window.innerWidth).toBe(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** From the search field through the row to Undo, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['ci'],
  play: async ({ msw }) => {
    msw.use(
      mockAnswer('updateDeposit', () => {
        msw.use(mockBookings([due, toReturn]));
        const stored: Booking = { ...sent, deposit: 'PAID', depositSentAt: null };
        return stored;
      }),
    );
    const rows = await group('Sent');
    const path = [
      screen.getByRole('searchbox', { name: 'Find a deposit' }),
      rows.getByRole('link', { name: 'Zoe' }),
      rows.getByRole('link', { name: /^Call Ruth Bello, / }),
      rows.getByRole('button', { name: /^Arrived/ }),
      rows.getByRole('button', { name: /^Not arrived/ }),
    ];
    path[0]?.focus();
    for (const next of path.slice(1)) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitUntilVisible('$20 for Zoe is PAID. The parent is told in a minute.');
    await expect(screen.getByRole('heading', { name: 'Sent' })).toHaveFocus();
  },
};
