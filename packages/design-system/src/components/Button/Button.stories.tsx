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
  title: 'Components/Button',
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
      <Button size="sm" tone="secondary" icon="copy">
        Copy
      </Button>
      <Button icon="calendar" tone="secondary">
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
export const OnEveryGround: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desk: 4 }}>
      {(['page', 'raised', 'hero', 'closing', 'picturePurple', 'picturePink', 'pictureCream'] as const).map(
        (ground) => (
          <Box key={ground} ground={ground} padding={6}>
            <div className="pseudo-focus-visible-all">
              <Button>{ground}</Button>
            </div>
          </Box>
        ),
      )}
    </Grid>
  ),
};

export const AriaDisabled: Story = {
  args: { isNotReady: true, onNotReady: fn(), describedBy: 'why' },
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
    await expect(args.onNotReady).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
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
          'not ready': { isNotReady: true, onNotReady: fn() },
          busy: { isBusy: true, busyLabel: 'Sending' },
          secondary: { tone: 'secondary', children: 'Done' },
          'secondary, hover': { as: 'hover', tone: 'secondary', children: 'Done' },
          quiet: { tone: 'quiet', children: 'Login' },
          'quiet, hover': { as: 'hover', tone: 'quiet', children: 'Login' },
          danger: { tone: 'danger', children: 'Cancel appointment' },
          'danger, hover': { as: 'hover', tone: 'danger', children: 'Cancel appointment' },
        }}
      />
      <Cell name="on the hero">
        <Box ground="hero" padding={3}>
          <Button tone="quiet" ground="hero">
            Login
          </Button>
          <Button tone="secondary" ground="hero">
            Register
          </Button>
        </Box>
      </Cell>
      <Cell name="on the hero, hover" as="hover">
        <Box ground="hero" padding={3}>
          <Button tone="quiet" ground="hero">
            Login
          </Button>
          <Button tone="secondary" ground="hero">
            Register
          </Button>
        </Box>
      </Cell>
      <Cell name="on the hero, focus" as="focus-visible">
        <Box ground="hero" padding={3}>
          <Button tone="secondary" ground="hero">
            Register
          </Button>
        </Box>
      </Cell>
      <Cells
        component={Button}
        args={{ children: 'Next' }}
        states={{
          'small, with an icon': { size: 'sm', tone: 'secondary', icon: 'copy', children: 'Copy' },
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
