import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { sampleAccountValues as values } from '@plaitful/messages/mail-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mailStory, MailStory, waitForMails } from './MailStory.tsx';

const meta = {
  title: 'Mails/Accounts',
  component: MailStory,
  play: waitForMails,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const PasswordReset: Story = { render: mailStory(accountMails.passwordReset, values) };

export const PasswordChanged: Story = { render: mailStory(accountMails.passwordChanged, values) };

export const CalendarFeedCreated: Story = { render: mailStory(accountMails.calendarFeedCreated, values) };

export const LoginCode: Story = { render: mailStory(accountMails.loginCode, values) };

export const EmailVerification: Story = { render: mailStory(accountMails.emailVerification, values) };

export const EmailChange: Story = { render: mailStory(accountMails.emailChange, values) };

export const EmailChangeTaken: Story = { render: mailStory(accountMails.emailChangeTaken, values) };

export const EmailChanged: Story = { render: mailStory(accountMails.emailChanged, values) };

export const EmailChangeUndone: Story = { render: mailStory(accountMails.emailChangeUndone, values) };
