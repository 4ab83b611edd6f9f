import type { Booking, VisitWrite } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../../../storybook/AppStory.tsx';
import { findDialog } from '../../../../storybook/findDialog.ts';
import { pasteInto } from '../../../../storybook/pasteInto.ts';
import { mockAdminDay } from '../../../../storybook/sampleDay.ts';
import { styleWithOptions } from '../../../../storybook/sampleData.ts';
import { sampleArrived, sampleDone, sampleVisit } from '../../../../storybook/sampleVisits.ts';
import { waitUntilVisible } from '../../../../storybook/waitUntilVisible.ts';
import { nbsp } from '../../../../testing/nbsp.ts';

/** Ada came 22 minutes after the start. */
const late: Booking = { ...sampleArrived, arrivedAt: '2026-11-21T19:22:00Z' };

const sent = fn<(body: VisitWrite, etag: string | null) => void>();

const style = mockAnswer('getStyle', styleWithOptions);

const storeVisit = mockAnswer('finishVisit', async ({ request, readBody }) => {
  sent(await readBody(), request.headers.get('If-Match'));
  return sampleDone;
});

const meta = {
  ...pageMeta,
  title: 'Pages/Admin day, finishing',
  tags: ['route:/admin/bookings'],
  args: { at: '/admin/bookings' },
  beforeEach: (context) => {
    sent.mockClear();
    return mockAdminDay({ bookings: [sampleArrived], calls: [storeVisit, style] })(context);
  },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const at = (booking: Booking, ...calls: HttpHandler[]) =>
  mockAdminDay({ bookings: [booking], calls: [...calls, storeVisit, style] });

async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Finish' }));
  const dialog = await findDialog('Finish the visit of Ada');
  await dialog.findByRole('checkbox', { name: /Wash and detangle/ });
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof findDialog>>;

const submit = (dialog: Dialog, name = 'Finish') => userEvent.click(dialog.getByRole('button', { name }));

/** At most six interactions are allowed. */
export const WithAnExtraAndATipInSixSteps: Story = {
  play: async ({ canvas, step }) => {
    let interactions = 0;
    const interact = async (press: () => Promise<unknown>) => {
      interactions += 1;
      await press();
    };
    const finish = await canvas.findByRole('button', { name: 'Finish' });
    await interact(() => userEvent.click(finish));
    const dialog = await findDialog('Finish the visit of Ada');
    await step('the sum is that of the booking, less the deposit', async () => {
      await expect(dialog.getByText('To pay: $35')).toBeInTheDocument();
    });
    const wash = await dialog.findByRole('checkbox', { name: /Wash and detangle/ });
    await interact(() => userEvent.click(wash));
    await expect(dialog.getByText('To pay: $60')).toBeInTheDocument();
    await interact(() => userEvent.click(dialog.getByRole('radio', { name: 'Cash' })));
    const tip = dialog.getByRole('textbox', { name: /^Tip/ });
    await interact(() => userEvent.click(tip));
    await interact(() => pasteInto(tip, '8'));
    await interact(() => submit(dialog));
    await waitUntilVisible('The visit of Ada is finished');
    await expect(interactions).toBeLessThanOrEqual(6);
    await expect(sent).toHaveBeenLastCalledWith(
      { optionIds: [6], lateFee: false, lines: [], paidBy: 'CASH', tip: 8 },
      '"22"',
    );
  },
};

/** Offered with the reason, and never added by itself. */
export const LateFee: Story = {
  beforeEach: at(late),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    const fee = dialog.getByRole('checkbox', { name: 'Late fee, $15' });
    await expect(fee).not.toBeChecked();
    await expect(fee).toHaveAccessibleDescription(
      nbsp(
        'Ada arrived 22 minutes after the start. Your policy gives 15 minutes. Add the fee if you want to.',
      ),
    );
    await userEvent.click(fee);
    await expect(dialog.getByText('To pay: $50')).toBeInTheDocument();
  },
};

export const OwnLines: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a line' }));
    await pasteInto(dialog.getByRole('textbox', { name: /^What it is for/ }), 'Half an hour of detangling');
    await pasteInto(dialog.getByRole('textbox', { name: /^Amount/ }), '12.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Take something off' }));
    await pasteInto(dialog.getByRole('textbox', { name: /^Amount taken off/ }), '5');
    const [, reason] = dialog.getAllByRole('textbox', { name: /^What it is for/ });
    await pasteInto(reason ?? document.body, 'For your patience');
    await expect(dialog.getByText('To pay: $42.50')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Other' }));
    await submit(dialog);
    await waitUntilVisible('The visit of Ada is finished');
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      lines: [
        { label: 'Half an hour of detangling', amount: 12.5 },
        { label: 'For your patience', amount: -5 },
      ],
    });
  },
};

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a line' }));
    await submit(dialog);
    const label = dialog.getByRole('textbox', { name: /^What it is for/ });
    await expect(label).toHaveFocus();
    await expect(label).toHaveAccessibleDescription(/in 40 characters at most/);
    await expect(dialog.getByText('Please choose how it was paid.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove this line' }));
    await expect(dialog.queryByRole('textbox', { name: /^What it is for/ })).toBeNull();
  },
};

/** The server knows better what was paid before. */
export const Refused: Story = {
  tags: ['ci', 'error:invalid'],
  beforeEach: at(
    sampleArrived,
    mockProblem('finishVisit', {
      code: 'invalid',
      errors: [
        { field: 'lines', message: 'The total is less than the deposit. Please check the reductions.' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await submit(dialog);
    await expect(
      await dialog.findByText('The total is less than the deposit. Please check the reductions.'),
    ).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
  },
};

export const ChangedMeanwhile: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  beforeEach: at(sampleArrived, mockProblem('finishVisit', { code: 'changed_meanwhile' })),
  play: async ({ canvas, msw, step }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await pasteInto(dialog.getByRole('textbox', { name: /^Tip/ }), '8');
    msw.use(mockAnswer('getBooking', { ...sampleArrived, value: 60, etag: '"9"' }));
    await submit(dialog);
    await step('what changed is said, and nothing typed is lost', async () => {
      await expect(await dialog.findByText('Booked price: $60. Before: $55.')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: /^Tip/ })).toHaveValue('8');
      await expect(dialog.getByText('To pay: $40')).toBeInTheDocument();
    });
    await step('the next press sends it over the newest version', async () => {
      msw.use(storeVisit);
      await submit(dialog);
      await waitUntilVisible('The visit of Ada is finished');
      await expect(sent.mock.lastCall?.[1]).toBe('"9"');
    });
  },
};

export const Offline: Story = {
  tags: ['ci'],
  beforeEach: at(sampleArrived, mockOffline('finishVisit')),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Wash and detangle/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await submit(dialog);
    await waitFor(() => expect(dialog.getByRole('status')).toBeInTheDocument());
    await expect(dialog.getByRole('checkbox', { name: /Wash and detangle/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
  },
};

export const Sending: Story = {
  tags: ['ci'],
  beforeEach: at(sampleArrived, mockAnswer('finishVisit', sampleDone, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await submit(dialog);
    await expect(await dialog.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The style was deleted: what was booked can still be billed. */
export const StyleIsGone: Story = {
  tags: ['ci', 'error:not_found'],
  beforeEach: at(
    {
      ...sampleVisit,
      value: 80,
      options: [
        {
          optionId: 6,
          group: 'Hair care',
          name: 'Wash and detangle',
          price: 25,
          minutes: 30,
          preparation: '',
        },
      ],
    },
    mockProblem('getStyle', { code: 'not_found' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish' }));
    const dialog = await findDialog('Finish the visit of Ada');
    await expect(await dialog.findByText(/could not load the other extras/)).toBeVisible();
    const booked = dialog.getByRole('checkbox', { name: /Wash and detangle/ });
    await expect(booked).toBeChecked();
    await userEvent.click(booked);
    await expect(dialog.getByText('To pay: $35')).toBeInTheDocument();
  },
};

export const Correct: Story = {
  beforeEach: at(sampleDone),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the visit of Ada' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct the bill' }));
    const dialog = await findDialog('Correct the bill of Ada');
    await expect(await dialog.findByRole('checkbox', { name: /Wash and detangle/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: nbsp('Late fee, $15') })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /^Interac e-\u{2060}Transfer/u })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: /^Tip/ })).toHaveValue('8');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Late fee, $15' }));
    await submit(dialog, 'Save the bill');
    await waitUntilVisible('The bill is corrected');
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ lateFee: false, optionIds: [6] });
  },
};

export const OnAPhone: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: at(late),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(dialog.getByRole('button', { name: 'Finish' })).toBeVisible();
  },
};

export const Narrowest: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'narrowest' } },
  beforeEach: at(late),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a line' }));
    await expect(dialog.getByRole('button', { name: 'Finish' })).toBeVisible();
    await expect(window.innerWidth).toBe(320);
    for (const box of [document.documentElement, screen.getByRole('dialog')])
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** The whole visit without a mouse. */
export const ByKeyboard: Story = {
  tags: ['ci'],
  beforeEach: at(sampleArrived),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Finish' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog('Finish the visit of Ada');
    const wash = await dialog.findByRole('checkbox', { name: /Wash and detangle/ });
    const tabTo = async (target: HTMLElement, isBefore = false) => {
      for (let presses = 0; presses < 20 && document.activeElement !== target; presses += 1)
        await userEvent.tab({ shift: isBefore });
      await expect(target).toHaveFocus();
    };
    // It came once the style was loaded, above the control that was focused first.
    await tabTo(wash, true);
    await userEvent.keyboard(' ');
    await expect(dialog.getByText('To pay: $60')).toBeInTheDocument();
    await tabTo(dialog.getByRole('radio', { name: 'Cash' }));
    await userEvent.keyboard(' ');
    await tabTo(dialog.getByRole('textbox', { name: /^Tip/ }));
    await userEvent.keyboard('8');
    await tabTo(dialog.getByRole('button', { name: 'Finish' }));
    await userEvent.keyboard('{Enter}');
    await waitUntilVisible('The visit of Ada is finished');
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ optionIds: [6], paidBy: 'CASH', tip: 8 });
  },
};
