import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StyleCard } from './StyleCard.tsx';

it('is found as an article by the name of the style', () => {
  render(
    <StyleCard
      name="Flat twists"
      href="/services/7"
      picture={{ sources: [], src: 'data:,', alt: '', sizes: '100vw' }}
      price="$40"
      duration="1 h"
      deposit="Deposit $20"
    />,
  );
  expect(screen.getByRole('article', { name: 'Flat twists' })).toBeVisible();
});

it('shows a discount without an old price, with a console warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(
    <StyleCard
      name="Flat twists"
      href="/services/7"
      picture={{ sources: [], src: 'data:,', alt: '', sizes: '100vw' }}
      discount="10% off"
      price="$40"
      duration="1 h"
      deposit="Deposit $20"
    />,
  );
  expect(screen.getByText('10% off')).toBeVisible();
  expect(warn).toHaveBeenCalledWith(
    'StyleCard: "Flat twists" has a discount but no originalPrice. Give what it cost before, or leave the discount out.',
  );
});
