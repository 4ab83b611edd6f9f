import type { Booking } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, pageMeta } from '../../../../storybook/AppStory.tsx';
import { mockAdminCalendar } from '../../../../storybook/sampleCalendar.ts';
import { mockAdminDay, mockBookings } from '../../../../storybook/sampleDay.ts';
import {
  sampleArrived,
  sampleMissed,
  sampleVisit,
  visitBookings,
} from '../../../../storybook/sampleVisits.ts';
import { waitUntilVisible } from '../../../../storybook/waitUntilVisible.ts';
import { nbsp, plainText } from '../../../../testing/nbsp.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin day, visits',
  tags: ['route:/admin/bookings'],
  args: { at: '/admin/bookings' },
  beforeEach: mockAdminDay({ bookings: [sampleVisit] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sent = fn<(body: object, etag: string | null) => void>();

/** Stores each outcome that is sent, as the next answer of the list. */
const storing = (...stored: Booking[]): NonNullable<Story['beforeEach']> => {
  const prepare = mockAdminDay({ bookings: [sampleVisit] });
  return (context) => {
    sent.mockClear();
    const rest = [...stored];
    const cleanUp = prepare(context);
    context.msw.use(
      mockAnswer('setOutcome', async ({ request, readBody }) => {
        sent(await readBody(), request.headers.get('If-Match'));
        const next = rest.shift() ?? sampleVisit;
        context.msw.use(mockBookings([next]));
        return next;
      }),
    );
    return cleanUp;
  };
};

const findVisit = async (canvas: Canvas, name = 'Visit of Ada, 2:00 pm') =>
  within(await canvas.findByRole('group', { name: nbsp(name) }));

export const EachOutcome: Story = {
  beforeEach: mockAdminDay({ bookings: visitBookings }),
  play: async ({ canvas }) => {
    const visits = within(await canvas.findByRole('region', { name: 'Visits' }));
    await expect(visits.getAllByRole('listitem').map(plainText)).toEqual([
      '1:00 pmLenaDid not comeChangeBack to arrivedBack to expected',
      '1:00 pmNiaDoneChangeCorrect the billBack to arrivedBack to expectedDid not come',
      '2:00 pmAdaArrived 2:05 pmFinishChangeBack to expectedDid not come',
      expect.stringMatching(/^3:45 pmImaraExpectedMissed 2.*ArrivedFinish$/),
    ]);
    await expect(canvas.getByRole('link', { name: /^Lena .*Did not come$/ })).toBeVisible();
  },
};

export const EachOutcomeOnAPhone: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: mockAdminDay({ bookings: visitBookings }),
  play: async ({ canvas }) => {
    const visit = await findVisit(canvas, 'Visit of Imara, 3:45 pm');
    const buttons = visit.getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Arrived', 'Finish']);
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    await expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    await expect(canvas.getAllByText('Missed 2')[0]).toHaveAttribute(
      'title',
      'This parent missed 2 appointments in the last twelve months.',
    );
  },
};

export const Arrives: Story = {
  beforeEach: storing(sampleArrived, sampleVisit),
  play: async ({ canvas, step }) => {
    await userEvent.click((await findVisit(canvas)).getByRole('button', { name: 'Arrived' }));
    await waitUntilVisible('Ada has arrived');
    await expect(sent).toHaveBeenLastCalledWith({ outcome: 'ARRIVED', sendsMail: true }, '"22"');
    await step('the next button has the focus', async () => {
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Arrived' })).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Finish' })).toHaveFocus());
    });
    await step('Undo brings it back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitUntilVisible('Ada is expected again');
      await expect(sent.mock.lastCall?.[0]).toMatchObject({ outcome: 'EXPECTED' });
      await canvas.findByRole('button', { name: 'Arrived' });
    });
  },
};

export const DidNotCome: Story = {
  beforeEach: storing(sampleMissed),
  play: async ({ canvas }) => {
    await userEvent.click((await findVisit(canvas)).getByRole('button', { name: 'Did not come' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ada did not come?' }));
    await expect(dialog.getByText('The deposit of $20 is kept.')).toBeVisible();
    await expect(dialog.queryByText(/free for others/)).toBeNull();
    const mail = dialog.getByRole('checkbox', { name: 'Send a kind mail' });
    await expect(mail).toBeChecked();
    await userEvent.click(mail);
    await userEvent.click(dialog.getByRole('button', { name: 'Did not come' }));
    await waitUntilVisible('It is noted that Ada did not come');
    await expect(sent).toHaveBeenLastCalledWith({ outcome: 'NO_SHOW', sendsMail: false }, '"22"');
    await canvas.findByRole('button', { name: 'Change the visit of Ada' });
  },
};

/** For a day after it was set. */
export const ChangedBack: Story = {
  beforeEach: storing(sampleArrived, sampleVisit),
  play: async ({ canvas }) => {
    await userEvent.click((await findVisit(canvas)).getByRole('button', { name: 'Arrived' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the visit of Ada' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Back to expected' }));
    await waitUntilVisible('Ada is expected again');
  },
};

const refused = (code: 'grace_not_over' | 'not_begun' | 'outcome_settled', message: string) =>
  mockAdminDay({ bookings: [sampleVisit], calls: [mockProblem('setOutcome', { code, message })] });

export const GraceNotOver: Story = {
  tags: ['ci', 'error:grace_not_over'],
  beforeEach: refused('grace_not_over', 'The grace period is not over yet.'),
  play: async ({ canvas }) => {
    await userEvent.click((await findVisit(canvas)).getByRole('button', { name: 'Did not come' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ada did not come?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Did not come' }));
    await waitUntilVisible('The grace period is not over yet.');
  },
};

/** The clock of the tablet is fast. */
export const NotBegun: Story = {
  tags: ['ci', 'error:not_begun'],
  beforeEach: refused('not_begun', 'This appointment has not begun yet.'),
  play: async ({ canvas }) => {
    await userEvent.click((await findVisit(canvas)).getByRole('button', { name: 'Arrived' }));
    await waitUntilVisible('This appointment has not begun yet.');
  },
};

export const Settled: Story = {
  tags: ['ci', 'error:outcome_settled'],
  beforeEach: refused('outcome_settled', 'This was set more than a day ago.'),
  play: async ({ canvas }) => {
    await userEvent.click((await findVisit(canvas)).getByRole('button', { name: 'Arrived' }));
    await waitUntilVisible('This was set more than a day ago.');
  },
};

export const ChangedMeanwhile: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  beforeEach: mockAdminDay({
    bookings: [sampleVisit],
    calls: [mockProblem('setOutcome', { code: 'changed_meanwhile' })],
  }),
  play: async ({ canvas, msw }) => {
    const visit = await findVisit(canvas);
    msw.use(mockBookings([sampleArrived]));
    await userEvent.click(visit.getByRole('button', { name: 'Arrived' }));
    await waitUntilVisible('Someone else changed this. You now see the newest version.');
    await canvas.findAllByText('Arrived 2:05 pm');
  },
};

export const InTheCalendar: Story = {
  tags: ['!route:/admin/bookings', 'route:/admin/calendar'],
  args: { at: '/admin/calendar' },
  beforeEach: mockAdminCalendar({ bookings: [sampleVisit] }),
  play: async ({ canvas }) => {
    const visit = await findVisit(canvas);
    await expect(visit.getByRole('button', { name: 'Arrived' })).toBeVisible();
  },
};
