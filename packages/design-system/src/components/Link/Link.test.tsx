import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ButtonLink, Link, LinkProvider, type RouterLinkProps } from './Link.tsx';

const gone: { href: string; state: unknown }[] = [];

/** A router link that only records the navigation. */
function NotingLink({ href, state, onClick, children, ...anchor }: RouterLinkProps) {
  return (
    <a
      {...anchor}
      href={href}
      data-router
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
        gone.push({ href, state });
      }}
    >
      {children}
    </a>
  );
}

describe('a link', () => {
  it.each(['/services', '/', '/bookingdetails?style=1&time=13%3A00', '/policy#privacy'])(
    'to %s goes by the router',
    async (href) => {
      gone.length = 0;
      render(
        <LinkProvider component={NotingLink}>
          <Link href={href} state={{ styleId: 3 }}>
            Go there
          </Link>
        </LinkProvider>,
      );
      const link = screen.getByRole('link', { name: 'Go there' });
      expect(link).toHaveAttribute('href', href);
      await userEvent.click(link);
      await expect.poll(() => gone).toEqual([{ href, state: { styleId: 3 } }]);
    },
  );

  it.each([
    'https://instagram.example/plaitfulkids',
    '//instagram.example/plaitfulkids',
    'mailto:hello@plaitfulkids.example',
    'tel:+16135550142',
    '#main',
    '/api/booking/12/calendar.ics',
  ])('to %s is left to the browser', (href) => {
    render(
      <LinkProvider component={NotingLink}>
        <Link href={href}>Plain</Link>
        <ButtonLink href={href}>Plain button</ButtonLink>
      </LinkProvider>,
    );
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', href);
      expect(link).not.toHaveAttribute('data-router');
    }
  });

  it('stays a link of the browser without a router, and shows nothing of the state', () => {
    render(
      <Link href="/services" state={{ styleId: 3 }}>
        Services
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Services' });
    expect(link).toHaveAttribute('href', '/services');
    expect(link.getAttributeNames().toSorted()).toEqual(['class', 'href']);
  });

  it('with an empty href is rendered, with a console warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(<Link href="">Services</Link>);
    expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^Link: `href` is empty/)]);
    expect(screen.getByText('Services')).toBeVisible();
  });
});
