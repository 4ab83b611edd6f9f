import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styleIllustration } from '@plaitful/illustrations/style';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { ButtonLink } from '../components/Link/Link.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import * as css from './PhoneAndDesk.css.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  styleIllustration({ style: 'zigZagCornrows', ground: 'none' }),
)}`;

const action = (
  <ButtonLink size="lg" isFullWidth href="#book">
    Book Now
  </ButtonLink>
);

/** A view on phone and desktop: the same content in the same order, with the main action where it is easy to reach. */
function StylePage() {
  return (
    <main className={css.page}>
      <div className={css.picture}>
        <img src={picture} alt="A girl with zig-zag cornrows, from behind" width={400} height={500} />
      </div>
      <div className={css.text}>
        <Stack gap={2}>
          <Heading level={1} size="3xl">
            Zig-zag cornrows
          </Heading>
          <Text isDisplay size="lg" weight="semibold" tone="price">
            $45
          </Text>
        </Stack>
        <Text hasReadableWidth>
          Neat rows that turn left and right on their way to the nape. Lasts two to three weeks.
        </Text>
        <DescriptionList
          items={[
            { term: 'Takes', description: '1 h 30 min' },
            { term: 'Deposit', description: '$20 of the $45' },
            { term: 'Service', description: 'Cornrows' },
          ]}
        />
        <div className={css.onDesk}>{action}</div>
      </div>
      <div className={`${css.action} ${css.onPhone}`}>{action}</div>
    </main>
  );
}

const meta = {
  title: 'Patterns/Phone and desk',
  component: StylePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StylePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The other one is hidden, also from screen readers.
    await expect(canvas.getAllByRole('link', { name: 'Book Now' })).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Desk: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Book Now' })).toHaveLength(1);
  },
};
