import { contactMails } from '@plaitful/messages/en-CA/contactMails';
import { studioMails } from '@plaitful/messages/en-CA/studioMails';
import { sampleContactValues, sampleStudioMailValues } from '@plaitful/messages/mail-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mailStory, MailStory, waitForMails } from './MailStory.tsx';

const meta = {
  title: 'Mails/Studio and visitors',
  component: MailStory,
  play: waitForMails,
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const ContactToStudio: Story = {
  render: mailStory(contactMails.contactToStudio, sampleContactValues),
};

export const ContactReceived: Story = {
  render: mailStory(contactMails.contactReceived, sampleContactValues),
};

export const PhotoConsentWithdrawn: Story = {
  render: mailStory(studioMails.photoConsentWithdrawn, sampleStudioMailValues),
};

export const FamilyDeleted: Story = { render: mailStory(studioMails.familyDeleted, sampleStudioMailValues) };

export const FamilyErased: Story = { render: mailStory(studioMails.familyErased, sampleStudioMailValues) };
