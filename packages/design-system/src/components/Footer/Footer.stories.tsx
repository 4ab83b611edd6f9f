import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Footer, FooterLink } from './Footer.tsx';

const meta = {
  title: 'Layout and navigation/Footer',
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
    smallPrint: [
      '© 2026 Plaitful Kids. All rights reserved.',
      'This is a demo studio. People, reviews, addresses and prices are invented.',
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'About this site' })).toBeVisible();
    // Every link is a large enough touch target.
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const UnderThePlait: Story = { args: { hasPlait: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <VariantMatrix cellWidth={900}>
      {(['rest', 'hover', 'focus-visible'] as const).map((state) => (
        <Cell key={state} name={state} {...(state !== 'rest' && { as: state })}>
          <section>
            <Footer {...args} label={`About this site, ${state}`} />
          </section>
        </Cell>
      ))}
    </VariantMatrix>
  ),
};
