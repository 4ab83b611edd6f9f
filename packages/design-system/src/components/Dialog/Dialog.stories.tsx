import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { StaticDialog } from './Dialog.fixture.tsx';

function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  // Open modals would cover the docs page: there all are closed, with a button to open each.
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Members Only',
    ...en.dialog,
    children: (
      <Stack>
        <Text>You need to be registered and logged in to book an appointment.</Text>
        <Banner tone="paid">
          We remember your choice: Two big plaits, Saturday 12 December 2026, 3:00 pm. It is not booked yet.
        </Banner>
        <Stack gap={3}>
          <Button size="lg">Register</Button>
          <Button size="lg" variant="outline">
            Login
          </Button>
        </Stack>
      </Stack>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { isOpen: false }, tags: ['autodocs'] };

/** An open dialog in the flow of the page, for the top of its docs page. */
export const Picture: Story = {
  tags: ['autodocs'],
  args: { isOpen: false },
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ title, lead, children }) => (
    <div style={{ maxWidth: 520, marginInline: 'auto' }}>
      <StaticDialog title={title} lead={lead}>
        {children}
      </StaticDialog>
    </div>
  ),
};

export const Small: Story = {};

export const ByKeyboard: Story = {
  args: {
    isOpen: false,
    title: 'Login',
    children: <TextField label="Email" type="email" />,
    footer: <Button>Login</Button>,
  },
  play: async ({ canvas, canvasElement, args, step }) => {
    const dialog = testers.dialogTester(canvasElement, args);
    const opener = canvas.getByRole('button', { name: 'Open' });
    const open = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Login' })).toHaveFocus());
    };
    await step('opening it moves the focus to its title, which names it', async () => {
      await open();
      await expect(await dialog.find()).toHaveAccessibleName('Login');
    });
    await step('Tab goes through what is in it, Shift and Tab back', async () => {
      await userEvent.tab();
      await expect(dialog.closeButton()).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    });
    await step('Enter on the cross closes it and gives the focus back', async () => {
      dialog.closeButton().focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
    });
    await step('Space does as well', async () => {
      await open();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
      await expect(opener).toHaveFocus();
    });
  },
};

export const BackdropClick: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const dialog = testers.dialogTester(canvasElement, args);
    await userEvent.click(canvas.getByText(/You need to be registered/));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await dialog.find());
    await dialog.whenClosed();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await dialog.find();
    await dialog.close();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(dialog.isOpen()).toBe(false);
  },
};

export const Large: Story = {
  args: {
    size: 'large',
    sheet: 'full',
    title: 'Your booking',
    lead: 'Two big plaits, Saturday 12 December 2026, 3:00 pm to 4:00 pm',
    rail: (
      <Box padding={6}>
        <Stack gap={1}>
          <Text isDisplay size="lg" weight="semibold" tone="body" surface="picture">
            Two big plaits
          </Text>
          <Text size="sm" tone="muted" surface="picture">
            $45, 1 h, Deposit $20
          </Text>
        </Stack>
      </Box>
    ),
    children: (
      <Grid columns={{ phone: 1, desk: 2 }} gap={6}>
        <Stack element="section" gap={3}>
          <Heading level={3}>You</Heading>
          <TextField label="Full name" value="Maya Demo" isReadOnly />
          <TextField label="Email" value="maya@example.com" isReadOnly />
        </Stack>
        <Stack element="section" gap={3}>
          <Heading level={3}>Your child</Heading>
          <TextField label="Child’s name" hint="The name we should call her." />
          <DateField
            label="Child’s date of birth"
            invalidError="This day does not exist"
            hint="We use it only to know her age."
          />
        </Stack>
      </Grid>
    ),
    footer: (
      <>
        <Button size="lg" variant="outline">
          Done
        </Button>
        <Button size="lg">See My Appointments</Button>
      </>
    ),
  },
};

export const NotDismissible: Story = {
  args: {
    ...Large.args,
    footer: (
      <>
        <ErrorSummary
          title="Still needed"
          variant="inline"
          items={[
            { fieldId: 'mobilePhone', text: 'Mobile phone' },
            { fieldId: 'photos', text: 'I agree to photos of my child’s hair.' },
          ]}
        />
        <Button size="lg" isDisabled onDisabledClick={fn()}>
          Book Now
        </Button>
      </>
    ),
  },
};

export const FieldFirst: Story = {
  args: { title: 'Login', initialFocus: 'field', children: <TextField label="Email" type="email" /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

const paragraphs = Array.from({ length: 14 }, (_, at) => (
  <Text key={at}>
    {at + 1}. I will send the deposit within 24 hours, or my booking is cancelled and the time is offered to
    others. The deposit is non-refundable, except in an emergency.
  </Text>
));

/** Header and body scroll, the footer stays; the page behind does not scroll. */
export const LongContent: Story = {
  args: {
    title: 'Read the cancellation policy',
    children: <Stack>{paragraphs}</Stack>,
    footer: <Button>I have read it</Button>,
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'I have read it' });
    const bottom = () => action.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
    await expect(getComputedStyle(document.documentElement).overflow).toContain('hidden');
    const title = canvas.getByRole('heading', { name: 'Read the cancellation policy' });
    const top = title.getBoundingClientRect().top;
    const text = canvas.getAllByText(/./, { selector: 'p' }).at(-1);
    text?.scrollIntoView();
    await waitFor(() => expect(text?.getBoundingClientRect().bottom).toBeLessThan(bottom()));
    await expect(title.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
};

export const LongText: Story = {
  args: {
    title: 'Recommencer la réinitialisation du mot de passe',
    children: (
      <Text>maximiliane.von.und.zu.hohenstein-oberwesel@rendez-vous-tresses-et-coiffures.example</Text>
    ),
    footer: (
      <>
        <Button variant="outline">Conserver le rendez-vous</Button>
        <Button>Recommencer la réinitialisation</Button>
      </>
    ),
  },
};

export const Busy: Story = {
  args: {
    isBusy: true,
    title: 'Login',
    children: <TextField label="Email" type="email" />,
    footer: (
      <Button isBusy busyLabel="Logging in...">
        Login
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    const cross = canvas.getByRole('button', { name: 'Close' });
    await expect(cross).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cross);
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

/** Actions and close button are large enough for touch, also on a small phone. */
export const Narrow: Story = {
  parameters: {
    viewport: { options: { small: { name: 'Small', styles: { width: '320px', height: '568px' } } } },
  },
  globals: { viewport: { value: 'small' } },
  args: { footer: <Button>Next</Button> },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const RightToLeft: Story = { ...Large, globals: { direction: 'rtl' } };

export const AllStates: Story = {
  tags: ['autodocs', 'ci'],
  args: { isOpen: false },
  render: () => (
    <VariantMatrix cellWidth={520}>
      <Cell name="small">
        <StaticDialog title="Members Only">
          <Text>You need to be registered and logged in to book an appointment.</Text>
        </StaticDialog>
      </Cell>
      <Cell name="with a lead and a foot">
        <StaticDialog
          title="Login"
          lead="To see your appointments."
          footer={
            <>
              <Button variant="outline">Register</Button>
              <Button>Login</Button>
            </>
          }
        >
          <TextField label="Email" type="email" />
        </StaticDialog>
      </Cell>
      <Cell name="busy">
        <StaticDialog
          title="Login"
          isBusy
          footer={
            <Button isBusy busyLabel="Logging in...">
              Login
            </Button>
          }
        >
          <TextField label="Email" type="email" />
        </StaticDialog>
      </Cell>
      <Cell name="long words, narrow" width={288}>
        <StaticDialog
          title="Recommencer la réinitialisation du mot de passe"
          footer={
            <>
              <Button variant="outline">Conserver le rendez-vous</Button>
              <Button>Recommencer</Button>
            </>
          }
        >
          <Text>maximiliane.von.und.zu.hohenstein-oberwesel@rendez-vous-tresses.example</Text>
        </StaticDialog>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <StaticDialog title="Members Only" footer={<Button>Next</Button>}>
          <Text>You need to be registered and logged in to book an appointment.</Text>
        </StaticDialog>
      </Cell>
    </VariantMatrix>
  ),
};
