import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { sampleBooking, samplePaid, mockBookingUpdatePage } from '../../../storybook/sampleBookings.ts';
import { sampleChildOfFamily } from '../../../storybook/sampleChildren.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin booking photos',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${sampleBooking.bookingId}` },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoPhotos: Story = {
  beforeEach: asOwner(
    ...mockBookingUpdatePage({ ...samplePaid, consent: false, consentAt: '2026-11-22T12:00:00Z' }),
  ),
  play: async () => {
    await waitUntilVisible('No photos (agreed when booking, withdrawn 22 November 2026)');
    await expect(screen.queryByText(/Photos: yes|Photos are fine/)).toBeNull();
  },
};

/** What a parent says on the telephone, for one appointment or for all of hers. */
export const ParentSaysNoToPhotos: Story = {
  beforeEach: asOwner(...mockBookingUpdatePage({ ...samplePaid, childId: sampleChildOfFamily.childId })),
  play: async ({ msw }) => {
    const sent: unknown[] = [];
    const stored = { ...samplePaid, bookingId: sampleBooking.bookingId, consent: false };
    msw.use(
      mockAnswer('listChildrenOfUser', [sampleChildOfFamily]),
      mockAnswer('setPhotoConsentOfChild', async ({ readBody }) => {
        sent.push(await readBody());
        msw.use(mockAnswer('getBooking', stored));
        return { ...sampleChildOfFamily, photoConsent: false };
      }),
      mockAnswer('setBookingPhotoConsent', stored),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'The parent says no' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'No photos of Ada?' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'All of hers' }));
    await userEvent.click(dialog.getByRole('button', { name: 'No photos' }));
    await waitUntilVisible('The answer about photos is saved');
    await waitUntilVisible(/^No photos \(agreed when booking, withdrawn/);
    await expect(sent).toEqual([{ isGiven: false }]);
  },
};

export const ParentSaysNoOnAPhone: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: asOwner(...mockBookingUpdatePage(samplePaid)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'The parent says no' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'No photos of Ada?' }));
    await expect(dialog.queryByRole('radio')).toBeNull();
  },
};
