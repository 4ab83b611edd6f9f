import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Footer, FooterLink } from './Footer.tsx';

const meta = {
  title: 'Page/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    wordmark: { name: 'Plaitful', href: '#top', label: 'Plaitful Kids, back to the top of the home page' },
    label: 'About this site',
    columns: [
      {
        key: 'hours',
        heading: 'Opening hours',
        content: (
          <>
            <p>Friday 4 pm to 7 pm</p>
            <p>Saturday 1 pm to 7 pm</p>
            <p>All other days: closed</p>
          </>
        ),
      },
      { key: 'visit', heading: 'Visit us', content: <p>12 Demo Street, Ottawa, Ontario</p> },
      {
        key: 'contact',
        heading: 'Contact',
        content: <FooterLink href="mailto:hello@plaitfulkids.example">hello@plaitfulkids.example</FooterLink>,
      },
      {
        key: 'social',
        content: (
          <FooterLink href="https://example.com/instagram" icon={<Icon name="instagram" />}>
            Instagram
          </FooterLink>
        ),
      },
    ],
    links: [
      { href: '#home', label: 'Home' },
      { href: '#about', label: 'About Us' },
      { href: '#services', label: 'Services' },
      { href: '#privacy', label: 'Privacy' },
    ],
    small: [
      '© 2026 Plaitful Kids. All rights reserved.',
      'This is a demo studio. People, reviews, addresses and prices are invented.',
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'About this site' })).toBeVisible();
  },
};

export const UnderThePlait: Story = { args: { hasPlait: true } };
