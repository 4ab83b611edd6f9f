import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asGuest, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import { sampleChild, sampleChildWithoutPhotoConsent } from '../../storybook/sampleChildren.ts';
import { sampleReviews, sampleStyle, styleWithOptions } from '../../storybook/sampleData.ts';
import { nbsp } from '../../testing/nbsp.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Style with options',
  tags: ['route:/services/:styleId'],
  args: { at: '/services/1' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const calls = [
  mockAnswer('getStyle', styleWithOptions),
  mockAnswer('listReviews', sampleReviews),
  mockAnswer('listBookedServices', []),
  mockAnswer('getStyleAvailability', [
    { bookingDate: '2030-01-05', bookingTime: '13:00', reason: 'TOO_SHORT' },
    { bookingDate: '2030-01-05', bookingTime: '14:30', reason: 'TOO_SHORT' },
    { bookingDate: '2030-01-05', bookingTime: '16:00', reason: 'BOOKED' },
  ]),
];

const withLength = (child: typeof sampleChild, length: 'MID_BACK' | 'WAIST') => ({
  ...child,
  hairCard: { ...child.hairCard, length },
});

const ada = withLength(sampleChild, 'WAIST');
const nia = withLength(sampleChildWithoutPhotoConsent, 'MID_BACK');

const find = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole(name === 'Hair care' ? 'group' : 'radiogroup', { name }));

const expectTotal = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getByText(text, { selector: '[role=status]' })).toBeInTheDocument());

/** The defaults cost what the facts say, and nothing is to be chosen. */
export const Default: Story = {
  beforeEach: asGuest(...calls),
  play: async ({ canvas }) => {
    const length = await find(canvas, 'Hair length');
    await expect(length.getByRole('radio', { name: 'To the shoulders' })).toBeChecked();
    await expect(length.getByRole('radio', { name: 'To the shoulders' })).toHaveAccessibleDescription(
      'included',
    );
    await expect(canvas.getByText('from $55')).toBeVisible();
    await expectTotal(canvas, '$55, about 1 hour 30 minutes');
    await expect(await canvas.findByText('Next free Sat 5 Jan')).toBeVisible();
  },
};

export const ChoosingAdds: Story = {
  beforeEach: asGuest(...calls),
  play: async ({ canvas }) => {
    const length = await find(canvas, 'Hair length');
    const care = await find(canvas, 'Hair care');
    const waist = length.getByRole('radio', { name: 'To the waist' });
    await expect(waist).toHaveAccessibleDescription(nbsp('+$26 +45 min'));
    await userEvent.click(waist);
    await expect(waist).toBeChecked();
    await userEvent.click(care.getByText('Beads'));
    const beads = care.getByRole('checkbox', { name: 'Beads' });
    await expect(beads).toHaveAccessibleDescription(
      nbsp('+$10 +15 min Bring two packs of beads in her colours'),
    );
    await expectTotal(canvas, '$91, about 2 hours 30 minutes');
    await waitFor(() => expect(canvas.getByText('$91')).toBeVisible());
    await expect(canvas.getByText('about 2 h 30 min')).toBeVisible();
    await expect(await canvas.findByText('No free times right now')).toBeVisible();
    await userEvent.click(beads);
    await expect(beads).not.toBeChecked();
    await expectTotal(canvas, '$81, about 2 hours 15 minutes');
  },
};

export const ByKeyboard: Story = {
  beforeEach: asGuest(...calls),
  play: async ({ canvas }) => {
    const size = await find(canvas, 'Braid size');
    size.getByRole('radio', { name: 'Medium' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(size.getByRole('radio', { name: 'Small' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const care = await find(canvas, 'Hair care');
    await expect(care.getByRole('checkbox', { name: 'Wash and detangle' })).toBeChecked();
    await expectTotal(canvas, '$100, about 2 hours 30 minutes');
  },
};

/** Unknown and doubled ones are ignored. */
export const FromTheAddress: Story = {
  args: { at: '/services/1?o=5,7,99' },
  beforeEach: asGuest(...calls),
  play: async ({ canvas }) => {
    const size = await find(canvas, 'Braid size');
    await expect(size.getByRole('radio', { name: 'Small' })).toBeChecked();
    await expectTotal(canvas, '$85, about 2 hours 15 minutes');
  },
};

export const OnAPhone: Story = {
  ...FromTheAddress,
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
  play: async ({ canvas }) => {
    await find(canvas, 'Braid size');
    for (const input of [...canvas.getAllByRole('radio'), ...canvas.getAllByRole('checkbox')])
      await expect(input.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
    await expectTotal(canvas, '$85, about 2 hours 15 minutes');
    const button = canvas.getByRole('button', { name: 'Book Now' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const LengthFromTheHairCard: Story = {
  beforeEach: asParent(mockAnswer('listChildren', [ada]), ...calls),
  play: async ({ canvas }) => {
    const length = await find(canvas, 'Hair length');
    await expect(await length.findByText('from Ada’s hair card')).toBeVisible();
    await expect(length.getByRole('radio', { name: 'To the waist' })).toBeChecked();
    await expectTotal(canvas, '$81, about 2 hours 15 minutes');
    await userEvent.click(length.getByText('To the shoulders'));
    await expect(length.getByRole('radio', { name: 'To the shoulders' })).toBeChecked();
    await expect(length.queryByText('from Ada’s hair card')).toBeNull();
  },
};

export const AddressBeforeTheHairCard: Story = {
  args: { at: '/services/1?o=1' },
  beforeEach: asParent(mockAnswer('listChildren', [ada]), ...calls),
  play: async ({ canvas }) => {
    const length = await find(canvas, 'Hair length');
    await expect(length.getByRole('radio', { name: 'To the shoulders' })).toBeChecked();
  },
};

export const HairCardsThatDiffer: Story = {
  beforeEach: asParent(mockAnswer('listChildren', [ada, nia]), ...calls),
  play: async ({ canvas }) => {
    const length = await find(canvas, 'Hair length');
    const take = await length.findByRole('button', { name: /^Nia/ });
    await expect(length.getByRole('radio', { name: 'To the shoulders' })).toBeChecked();
    await userEvent.click(take);
    await expect(length.getByRole('radio', { name: 'To the middle of the back' })).toBeChecked();
    await expect(length.getByText('from Nia’s hair card')).toBeVisible();
  },
};

/** The studio's own words instead of the general ones. */
export const OwnPreparation: Story = {
  beforeEach: asGuest(
    mockAnswer(
      'getStyle',
      sampleStyle({ preparation: 'Please take old braids out, and leave the wash to us.' }),
    ),
    ...calls,
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please take old braids out, and leave the wash to us.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/detangled hair/)).toBeNull();
  },
};
