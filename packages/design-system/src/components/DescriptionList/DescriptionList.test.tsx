import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

it('renders duplicate terms, with a console warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <DescriptionList
      items={[
        { term: 'Phone', description: '613-555-0154' },
        { term: 'Phone', description: '613-555-0155' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term')).toHaveLength(2);
  expect(warn).toHaveBeenCalledWith(
    'DescriptionList: two facts are called "Phone". Give each a term of its own, or put both into one description.',
  );
  // React logs an error about duplicate keys.
  complain.mockClear();
});
