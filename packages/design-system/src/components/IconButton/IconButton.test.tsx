import { render, screen } from '@testing-library/react';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

it('does not compile without a name', () => {
  expectTypeOf<Omit<IconButtonProps, 'label'>>().not.toExtend<IconButtonProps>();
});

it('with an empty label is rendered, with a console warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<IconButton icon="close" label="" onClick={() => {}} />);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^IconButton: `label` is empty/)]);
  expect(screen.getByRole('button')).toBeVisible();
});
