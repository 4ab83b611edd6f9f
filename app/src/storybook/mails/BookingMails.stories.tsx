import { bookingMails } from '@plaitful/messages/en-CA/bookingMails';
import {
  sampleBookingValues as values,
  sampleChosen,
  sampleUnverified,
} from '@plaitful/messages/mail-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookingStory, MailStory, waitForMails } from './MailStory.tsx';

const meta = {
  title: 'Mails/Bookings',
  component: MailStory,
  play: waitForMails,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const DepositConfirmed: Story = {
  render: bookingStory(bookingMails.depositConfirmed, { ...values, isPaid: true }),
};

export const Received: Story = { render: bookingStory(bookingMails.received, values) };

export const ReceivedUnverified: Story = {
  render: bookingStory(bookingMails.received, { ...values, ...sampleUnverified }),
};

/** Each option is a line of the price, and says what to bring. */
export const ReceivedWithOptions: Story = {
  render: bookingStory(bookingMails.received, { ...values, ...sampleChosen }),
};

export const DepositReminder: Story = { render: bookingStory(bookingMails.depositReminder, values) };

export const DepositNotArrived: Story = { render: bookingStory(bookingMails.depositNotArrived, values) };

export const CancelledWithDepositKept: Story = {
  render: bookingStory(bookingMails.cancelledByStudio, { ...values, isPaid: true, isDepositKept: true }),
};

export const RescheduledByParent: Story = { render: bookingStory(bookingMails.rescheduled, values) };

export const RescheduledByStudio: Story = {
  render: bookingStory(bookingMails.rescheduled, { ...values, isPaid: true, isMovedByStudio: true }),
};

export const CancelledByParent: Story = { render: bookingStory(bookingMails.cancelledByParent, values) };

export const CancelledByStudio: Story = {
  render: bookingStory(bookingMails.cancelledByStudio, { ...values, isPaid: true }),
};

export const CancelledForClosure: Story = {
  render: bookingStory(bookingMails.cancelledForClosure, { ...values, isPaid: true }),
};

export const AskedToReschedule: Story = {
  render: bookingStory(bookingMails.askedToReschedule, { ...values, isPaid: true }),
};

export const CancelledUnpaid: Story = { render: bookingStory(bookingMails.cancelledUnpaid, values) };

export const Restored: Story = { render: bookingStory(bookingMails.restored, { ...values, isPaid: true }) };

export const Reminder48h: Story = {
  render: bookingStory(bookingMails.reminder48h, { ...values, isPaid: true }),
};

export const Reminder3h: Story = {
  render: bookingStory(bookingMails.reminder3h, { ...values, isPaid: true, isToday: true }),
};

export const Pickup: Story = { render: bookingStory(bookingMails.pickup, { ...values, isPaid: true }) };

export const Missed: Story = { render: bookingStory(bookingMails.missed, { ...values, isPaid: true }) };

export const Receipt: Story = { render: bookingStory(bookingMails.receipt, { ...values, isPaid: true }) };

export const LongNames: Story = {
  render: bookingStory(bookingMails.received, {
    ...values,
    childName: 'Wolfeschlegelsteinhausenbergerdorffalice',
    parentName: 'Maria-Magdalena-Antoinette-Josephine-Ann',
    address: 'Rear entrance, 1234 Saint-Jean-Baptiste-de-la-Salle Boulevard East, Ottawa, Ontario',
  }),
  play: async ({ canvas, canvasElement }) => {
    await waitForMails({ canvasElement });
    const bodyOf = (title: string) =>
      canvas.getByTitle<HTMLIFrameElement>(title).contentDocument?.body ?? document.body;
    const [light, dark] = [bodyOf('phone, light'), bodyOf('phone, dark')];
    await expect(getComputedStyle(light).backgroundColor).toBe('rgb(255, 249, 239)');
    await expect(getComputedStyle(dark).backgroundColor).toBe('rgb(26, 15, 38)');
    await expect(light.ownerDocument.documentElement.scrollWidth).toBe(360);
  },
};
