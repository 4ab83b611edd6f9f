import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { ButtonLink, Link, LinkProvider, type RouterLinkProps } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/services', children: 'Services' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      Already registered? <Link {...args}>Login</Link>
    </Text>
  ),
};

export const Standalone: Story = {
  render: () => (
    <Inline gap={8}>
      <Link href="/about" isStandalone trailingIcon="arrowRight">
        See Cornrows
      </Link>
      <Link href="/" isStandalone isQuiet isCurrent>
        Home
      </Link>
      <Link href="mailto:hello@example.com" icon="mail" isStandalone>
        hello@example.com
      </Link>
    </Inline>
  ),
};

export const OnClosing: Story = {
  render: () => (
    <Box ground="closing" padding={6}>
      <Link href="/faq" tone="onClosing">
        Privacy
      </Link>
    </Box>
  ),
};

export const AsButton: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="/services" size="lg">
        Make A Reservation
      </ButtonLink>
      <ButtonLink href="/about" tone="secondary">
        Learn more about us
      </ButtonLink>
    </Inline>
  ),
};

const followed = fn();

function FakeRouterLink({ isReplace: _isReplace, state, href, ...anchor }: RouterLinkProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href, state);
      }}
    >
      {anchor.children}
    </a>
  );
}

export const ByTheRouter: Story = {
  args: { state: { styleId: 3 } },
  render: (args) => (
    <LinkProvider component={FakeRouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async () => {
    followed.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('/services', { styleId: 3 });
  },
};
