import type { Child } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { asParent } from '../../storybook/AppStory.tsx';
import { daysFromToday, sampleBooking, sampleConfirmed } from '../../storybook/sampleBookings.ts';
import { sampleAccount } from '../../storybook/sampleChildren.ts';

const visits = [
  sampleBooking,
  sampleConfirmed,
  { ...sampleConfirmed, bookingId: 4, bookingDate: daysFromToday(-60), styleName: 'Two puffs', styleId: 4 },
];

/** A parent with these saved children; `calls` override the default mocks. */
export const setUpFamily =
  (saved: Child[], ...calls: HttpHandler[]) =>
  ({ msw }: { msw: MswApi }): void => {
    asParent(
      mockAnswer('getAccount', sampleAccount),
      mockAnswer('listChildren', saved),
      mockAnswer('listUserBookings', visits),
    )({ msw });
    msw.use(...calls);
  };
