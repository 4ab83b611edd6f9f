import type { Review, ServiceType, Style } from '@plaitful/api-client/contract';
import { mockAnswer, mockList } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addPath, findField, saturday, submit, timesOn } from '../../pages/Admin/StyleForm/styleFormStory.ts';
import { storyBooking } from '../../pages/Booking/bookingStory.ts';
import { AppStory, setting, visit } from '../AppStory.tsx';
import { endWithoutToasts } from '../toasts.ts';
import { fill } from '../fill.ts';
import { findDialog } from '../findDialog.ts';
import { chooseSlot } from '../flows/steps.ts';
import { storyStudio } from '../flows/storyStudio.ts';
import { sampleBooking, samplePaid } from '../sampleBookings.ts';
import { sampleOwner, sampleStyle, sampleTypes } from '../sampleData.ts';
import { seen } from '../seen.ts';

const meta = {
  title: 'Journeys/Owner',
  tags: ['ci'],
  component: AppStory,
  args: { at: '/admin/bookings' },
  parameters: { layout: 'fullscreen' },
  afterEach: endWithoutToasts,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Begins a journey with a studio that remembers, anew each time it is told. */
const begin =
  (bookings: readonly (typeof sampleBooking)[], ...calls: HttpHandler[]) =>
  (context: Parameters<ReturnType<typeof setting>>[0]): void =>
    setting({ user: sampleOwner, calls: [...calls, ...storyStudio({ bookings }).calls] })(context);

async function set(name: 'Deposit status' | 'Payment status', status: RegExp): Promise<void> {
  const card = within(await screen.findByRole('region', { name }));
  await userEvent.click(await card.findByRole('radio', { name: status }));
  await userEvent.click(card.getByRole('button', { name: /^Update/ }));
}

async function agree(question: string, answer: string): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(dialog.getByRole('button', { name: answer }));
}

export const ConfirmsABooking: Story = {
  tags: ['route:/admin/bookings', 'route:/admin/update-booking/:bookingId'],
  beforeEach: begin([sampleBooking]),
  play: async ({ step }) => {
    await step('finds the booking whose deposit has come', async () => {
      const link = { name: /^Update the booking of Danielle Roy/ };
      await userEvent.click(await screen.findByRole('link', link));
      await screen.findByRole('heading', { name: 'Ada, Two big plaits' });
    });
    await step('sets the deposit to PAID', async () => {
      await set('Deposit status', /^PAID/);
      await seen('Deposit status updated successfully');
    });
    await step('confirms the payment after the visit', async () => {
      await set('Payment status', /^CONFIRMED/);
      await seen('Payment status updated successfully');
    });
    await step('sees it confirmed among the bookings', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Close' }));
      await waitFor(() => expect(screen.getByRole('rowheader').closest('tr')).toHaveTextContent('CONFIRMED'));
    });
  },
};

export const CancelsAndBringsBack: Story = {
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${samplePaid.bookingId}` },
  beforeEach: begin([samplePaid]),
  play: async ({ step }) => {
    await step('cancels an appointment whose deposit is paid, after being asked', async () => {
      await set('Payment status', /^CANCELLED/);
      await agree('Cancel this appointment?', 'Cancel appointment');
      await seen('Service cancelled successfully');
    });
    await step('brings it back, as its time is still free', async () => {
      await set('Payment status', /^PENDING/);
      await agree('Bring this appointment back?', 'Bring it back');
      await seen('The appointment is on again');
    });
  },
};

export const MovesAnAppointment: Story = {
  tags: ['route:/admin/bookings', 'route:/admin/update-booking/:bookingId'],
  beforeEach: begin([{ ...storyBooking, etag: '"1"' }]),
  play: async ({ step }) => {
    await step('finds the booking of the parent who called', async () => {
      const link = { name: /^Update the booking of Danielle Roy/ };
      await userEvent.click(await screen.findByRole('link', link));
    });
    await step('chooses a later time of that day', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Move appointment' }));
      const picker = await findDialog('Move appointment');
      await chooseSlot(picker, '4:00 pm');
      await userEvent.click(picker.getByRole('button', { name: 'Next' }));
      const dialog = await findDialog('Confirm the new time');
      await userEvent.click(dialog.getByRole('button', { name: 'Move appointment' }));
      await seen('Rescheduled booking successfully');
    });
    await step('sees it there', async () => {
      await seen(/^Saturday 5 January 2030, 4:00 pm to /);
    });
  },
};

/** A list of the studio that grows: what is added is listed from then on. */
function growing<Item>(first: readonly Item[]) {
  const items = [...first];
  return {
    list: () => items,
    add: (item: Item): Item => {
      items.unshift(item);
      return item;
    },
  };
}

export const AddsAServiceType: Story = {
  tags: ['route:/admin/service-types'],
  args: { at: '/admin/service-types' },
  beforeEach: (context) => {
    const types = growing<ServiceType>(sampleTypes);
    const calls = [
      mockList('listServiceTypes', [], types.list),
      mockAnswer('addServiceType', async ({ readBody }) =>
        types.add({ serviceId: 9, serviceName: (await readBody()).serviceName }),
      ),
    ];
    begin([], ...calls)(context);
  },
  play: async ({ step }) => {
    await step('names it', async () => {
      await screen.findAllByRole('rowheader');
      const [last] = screen.getAllByRole('button', { name: 'Create a service' }).toReversed();
      if (last) await userEvent.click(last);
      const dialog = await findDialog('Create a service');
      await fill(dialog.getByRole('textbox', { name: 'service name' }), 'Locs');
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await seen('Service type created successfully!');
    });
    await step('finds it in the list', async () => {
      await expect(await screen.findByRole('rowheader', { name: 'Locs' })).toBeVisible();
    });
  },
};

export const AddsAStyleThatParentsBook: Story = {
  tags: ['route:/admin/create-service', 'route:/admin/services', 'route:/services'],
  args: addPath,
  beforeEach: (context) => {
    const styles = growing<Style>([]);
    const calls = [
      mockAnswer('listStyles', () => [...styles.list()]),
      mockAnswer('addStyle', async ({ request }) => {
        const { style } = Object.fromEntries(await request.formData()) as Record<string, string>;
        return styles.add(
          sampleStyle({
            styleId: 9,
            ...(style !== undefined && { style }),
            serviceName: 'Braids',
            stylePrice: 60,
            value: 60,
            availableDays: [saturday],
            availableTimes: [['14:00']],
            dayTimeMapping: { [saturday]: ['14:00'] },
          }),
        );
      }),
    ];
    begin([], ...calls)(context);
  },
  play: async ({ canvas, step }) => {
    await step('says what it is, what it costs and how long it takes', async () => {
      await fill(await findField(canvas, /Style name/), 'Afro puffs');
      await canvas.findByRole('option', { name: 'Braids' });
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Service/ }), 'Braids');
      await fill(canvas.getByRole('textbox', { name: /Service price/ }), '60');
      await fill(canvas.getByRole('textbox', { name: /Duration/ }), '1:30');
    });
    await step('offers it on a Saturday', async () => {
      const times = await timesOn(canvas, saturday);
      await userEvent.click(times.getByRole('button', { name: '2:00 pm' }));
    });
    await step('adds it to the list', async () => {
      await submit(canvas);
      await seen('Style added successfully!');
      await expect(await canvas.findByRole('rowheader', { name: /^Afro puffs/ })).toBeVisible();
    });
    await step('finds it where parents book', async () => {
      visit('/services');
      await canvas.findByRole('heading', { level: 1, name: 'Services' });
      await expect(await canvas.findByRole('link', { name: /Afro puffs/ })).toBeVisible();
    });
  },
};

export const AddsAReviewThatParentsRead: Story = {
  tags: ['route:/admin/reviews', 'route:/services/:styleId'],
  args: { at: '/admin/reviews' },
  beforeEach: (context) => {
    const reviews = growing<Review>([]);
    const calls = [
      mockList('listReviews', [], reviews.list),
      mockAnswer('addReview', async ({ readBody }) => reviews.add({ reviewId: 11, ...(await readBody()) })),
    ];
    begin([], ...calls)(context);
  },
  play: async ({ step }) => {
    await step('types what a parent said', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add Review' }));
      const dialog = await findDialog('Add Review');
      await fill(dialog.getByRole('textbox', { name: 'Review Message' }), 'No tears at all.');
      await fill(dialog.getByRole('textbox', { name: 'Full Name' }), 'Ada B.');
      await userEvent.click(dialog.getByRole('button', { name: 'Add review' }));
      await seen('Review added successfully');
    });
    await step('reads it where parents do', async () => {
      visit('/services/1');
      await screen.findByRole('heading', { level: 1, name: 'Straight-back cornrows' });
      await expect(await screen.findByText('No tears at all.')).toBeInTheDocument();
    });
  },
};
