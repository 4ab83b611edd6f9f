import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { ButtonLink, Link, LinkProvider, type RouterLinkProps } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/services', children: 'Services' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const followed = fn();

function FakeRouterLink({ state, href, ...anchor }: RouterLinkProps) {
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

/** Internal links are handled by the router, with state for the next page. */
export const ByKeyboard: Story = {
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

export const LongText: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Text>
        <Link href="/policy">Read the cancellation policy before you book</Link>
      </Text>
    </div>
  ),
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={240}>
      <Cell name="in text">
        <Text>
          Already registered? <Link href="/login">Login</Link>
        </Text>
      </Cell>
      <Cell name="in text, hover" as="hover">
        <Text>
          Already registered? <Link href="/login">Login</Link>
        </Text>
      </Cell>
      <Cell name="in text, focus" as="focus-visible">
        <Text>
          Already registered? <Link href="/login">Login</Link>
        </Text>
      </Cell>
      <Cell name="strong">
        <Text>
          Write to{' '}
          <Link href="mailto:hello@example.com" isStrong>
            hello@example.com
          </Link>
        </Text>
      </Cell>
      <Cell name="by itself">
        <Link href="/services" isStandalone trailingIcon="arrowRight">
          See Cornrows
        </Link>
      </Cell>
      <Cell name="by itself, hover" as="hover">
        <Link href="/services" isStandalone trailingIcon="arrowRight">
          See Cornrows
        </Link>
      </Cell>
      <Cell name="by itself, focus" as="focus-visible">
        <Link href="/services" isStandalone trailingIcon="arrowRight">
          See Cornrows
        </Link>
      </Cell>
      <Cell name="as a button">
        <ButtonLink href="/services">Make A Reservation</ButtonLink>
      </Cell>
      <Cell name="as a button, hover" as="hover">
        <ButtonLink href="/services">Make A Reservation</ButtonLink>
      </Cell>
      <Cell name="as a button, focus" as="focus-visible">
        <ButtonLink href="/services">Make A Reservation</ButtonLink>
      </Cell>
      <Cell name="as a secondary button">
        <ButtonLink href="/about" variant="outline">
          Learn more about us
        </ButtonLink>
      </Cell>
      <Cell name="long words, narrow" width={180}>
        <Link href="/policy" isStandalone icon="info">
          Lire la politique d’annulation
        </Link>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Link href="/services" isStandalone trailingIcon="arrowRight">
          See Cornrows
        </Link>
      </Cell>
    </VariantMatrix>
  ),
};
