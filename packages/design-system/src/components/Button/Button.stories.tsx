import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Cell, Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Book Now', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="sm" variant="outline" icon="copy">
        Copy
      </Button>
      <Button icon="calendar" variant="outline">
        Add to calendar
      </Button>
      <Button size="lg">Sign Up</Button>
    </Inline>
  ),
};

export const Busy: Story = {
  args: { isBusy: true, busyLabel: 'Sending' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Sending');
  },
};

/** The label stands at the edge of its column, under the text above it. */
export const Flush: Story = {
  args: { variant: 'text', size: 'sm', isFlush: true },
  render: (args) => (
    <Stack gap={1}>
      <Text>Photos: yes, since 4 May 2026.</Text>
      <div>
        <Button {...args}>Take it back</Button>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const column = canvas.getByText('Photos: yes, since 4 May 2026.').getBoundingClientRect();
    const label = canvas.getByText('Take it back').getBoundingClientRect();
    await expect(label.left).toBeCloseTo(column.left, 0);
  },
};

/** A busy button keeps its width, and shows its label where no busy label is given. */
export const LoadingKeepsWidth: Story = {
  render: () => (
    <Inline>
      <Button icon="reload">Try again</Button>
      <Button icon="reload" isBusy>
        Try again
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [rest, busy] = canvas.getAllByRole('button', { name: 'Try again' });
    await expect(busy?.getBoundingClientRect().width).toBe(rest?.getBoundingClientRect().width);
  },
};

/** The focus ring is visible on every background: each has its own colour. */
export const OnEveryBackground: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desk: 4 }}>
      {(['page', 'raised', 'hero', 'inverse', 'picturePurple', 'picturePink', 'pictureCream'] as const).map(
        (background) => (
          <Box key={background} background={background} padding={6}>
            <div className="pseudo-focus-visible-all">
              <Button>{background}</Button>
            </div>
          </Box>
        ),
      )}
    </Grid>
  ),
};

export const AriaDisabled: Story = {
  args: { isDisabled: true, onDisabledClick: fn(), describedBy: 'why' },
  render: (args) => (
    <Stack align="start" gap={2}>
      <Button {...args} />
      <Text id="why" size="sm" tone="muted">
        Fill in every field.
      </Text>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Book Now' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Fill in every field.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(args.onDisabledClick).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cells
        component={Button}
        args={{ children: 'Book Now' }}
        states={{
          rest: {},
          hover: { as: 'hover' },
          focus: { as: 'focus-visible' },
          pressed: { as: 'active' },
          disabled: { isDisabled: true, onDisabledClick: fn() },
          busy: { isBusy: true, busyLabel: 'Sending' },
          outline: { variant: 'outline', children: 'Done' },
          'outline, hover': { as: 'hover', variant: 'outline', children: 'Done' },
          text: { variant: 'text', children: 'Login' },
          'text, hover': { as: 'hover', variant: 'text', children: 'Login' },
          danger: { tone: 'danger', children: 'Cancel appointment' },
          'danger, hover': { as: 'hover', tone: 'danger', children: 'Cancel appointment' },
          'danger, outline': { variant: 'outline', tone: 'danger', children: 'Cancel appointment' },
          'danger, outline, hover': {
            as: 'hover',
            variant: 'outline',
            tone: 'danger',
            children: 'Cancel appointment',
          },
          'danger, text': { variant: 'text', tone: 'danger', children: 'Delete' },
          'danger, text, hover': { as: 'hover', variant: 'text', tone: 'danger', children: 'Delete' },
        }}
      />
      <Cell name="on the hero">
        <Box background="hero" padding={3}>
          <Button variant="text" surface="hero">
            Login
          </Button>
          <Button variant="outline" surface="hero">
            Register
          </Button>
        </Box>
      </Cell>
      <Cell name="on the hero, hover" as="hover">
        <Box background="hero" padding={3}>
          <Button variant="text" surface="hero">
            Login
          </Button>
          <Button variant="outline" surface="hero">
            Register
          </Button>
        </Box>
      </Cell>
      <Cell name="on the hero, focus" as="focus-visible">
        <Box background="hero" padding={3}>
          <Button variant="outline" surface="hero">
            Register
          </Button>
        </Box>
      </Cell>
      <Cells
        component={Button}
        args={{ children: 'Next' }}
        states={{
          'small, with an icon': { size: 'sm', variant: 'outline', icon: 'copy', children: 'Copy' },
          large: { size: 'lg', trailingIcon: 'arrowRight' },
          'long words, narrow': {
            width: 180,
            isFullWidth: true,
            children: 'Recommencer la réinitialisation du mot de passe',
          },
          'right to left': { isRightToLeft: true, trailingIcon: 'arrowRight' },
        }}
      />
    </VariantMatrix>
  ),
};
