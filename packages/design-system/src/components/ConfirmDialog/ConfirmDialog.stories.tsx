import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { StaticDialog } from '../Dialog/Dialog.fixture.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Asked(props: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Cancel
      </Button>
      <ConfirmDialog
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

const what = (
  <Text>
    Zig-zag cornrows for Imara, Saturday 5 December 2026, 3:00 pm. The spot will be free for others at once.
  </Text>
);

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  // Open modals would cover the docs page: there all are closed, with a button to open each.
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    title: 'Cancel this appointment?',
    children: what,
    words: { keep: 'Keep it', confirm: 'Cancel appointment', confirming: 'Cancelling...' },
    closeLabel: en.confirmDialog.closeLabel,
    tone: 'danger',
    isBusy: false,
    onConfirm: fn(),
    onClose: fn(),
  },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { isOpen: false }, tags: ['autodocs'] };

/** An open dialog in the flow of the page, for the top of its docs page. */
export const Picture: Story = {
  tags: ['autodocs'],
  args: { isOpen: false },
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ title }) => (
    <div style={{ maxWidth: 520, marginInline: 'auto' }}>
      <StaticDialog title={title} footer={answers(false)}>
        {what}
      </StaticDialog>
    </div>
  ),
};

export const Danger: Story = {
  args: {
    children: (
      <>
        {what}
        <Banner tone="waiting">
          The deposit of $20 is paid. Please arrange a new date or the refund with the parent.
        </Banner>
      </>
    ),
  },
};

export const Primary: Story = {
  args: {
    tone: 'default',
    title: 'Bring this appointment back?',
    words: { keep: 'Leave it cancelled', confirm: 'Bring it back', confirming: 'Bringing it back...' },
  },
  play: async ({ args, canvasElement }) => {
    const question = testers.confirmDialogTester(canvasElement, args);
    await question.confirm();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(question.isOpen()).toBe(true);
  },
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, canvasElement, step }) => {
    const question = testers.confirmDialogTester(canvasElement, args);
    const opener = canvas.getByRole('button', { name: 'Cancel' });
    const open = async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(question.keepButton()).toHaveFocus());
    };
    await step('the safe answer has the focus, and the question is read out with it', async () => {
      await open();
      await expect(await question.find()).toHaveAccessibleDescription(/^Zig-zag cornrows for Imara/);
    });
    await step('Enter in a hurry changes nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(opener).toHaveFocus();
    });
    await step('Tab reaches the other answer, and Enter does it', async () => {
      await open();
      await userEvent.tab();
      await expect(question.confirmButton()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    });
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvasElement }) => {
    const question = testers.confirmDialogTester(canvasElement, args);
    await question.keep();
    await expect(question.busyButton()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(question.closeButton());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The error is shown in the dialog, where the action can be tried again. */
export const Failed: Story = {
  args: { error: 'The appointment was not cancelled. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The appointment was not cancelled.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel appointment' })).toBeVisible());
  },
};

export const OnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const LongText: Story = {
  args: {
    title: 'Annuler définitivement ce rendez-vous de réinitialisation ?',
    words: {
      keep: 'Conserver le rendez-vous',
      confirm: 'Annuler définitivement le rendez-vous',
      confirming: 'Annulation en cours...',
    },
  },
  globals: { viewport: { value: 'phone' } },
};

const answers = (isBusy: boolean) => (
  <>
    <Button variant="outline" {...(isBusy && { isDisabled: true, onDisabledClick: fn() })}>
      Keep it
    </Button>
    <Button tone="danger" isBusy={isBusy} busyLabel="Cancelling...">
      Cancel appointment
    </Button>
  </>
);

export const AllStates: Story = {
  tags: ['autodocs', 'ci'],
  args: { isOpen: false },
  render: () => (
    <VariantMatrix cellWidth={520}>
      <Cells
        component={StaticDialog}
        args={{ title: 'Cancel this appointment?', footer: answers(false), children: what }}
        states={{
          rest: {},
          busy: { isBusy: true, footer: answers(true) },
          failed: {
            children: (
              <Stack gap={4}>
                {what}
                <Banner tone="critical">The appointment was not cancelled. Please try again.</Banner>
              </Stack>
            ),
          },
          narrow: { width: 288 },
          'right to left': { isRightToLeft: true },
        }}
      />
    </VariantMatrix>
  ),
};
