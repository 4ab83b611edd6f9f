import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';

/** Sends a call at the last moment, as a page that is left before its data has come. */
function CallsWhenLeft() {
  useEffect(() => () => void fetch('/api/reviews/all'), []);
  return <p>Calls when left</p>;
}

/** How stories are kept apart. Not shown in Storybook; they run as tests, in this order. */
export default {
  title: 'Testing/Unmocked calls',
  component: CallsWhenLeft,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof CallsWhenLeft>;

export const LeftWithACallUnderWay: StoryObj = {};

export const NotFailedByTheStoryBefore: StoryObj = {
  render: () => <p>Calls nothing</p>,
};
