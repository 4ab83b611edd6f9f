import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { en } from '../../words/en.ts';
import { Pagination } from './Pagination.tsx';

function renderPagination(page: number, pages: number): void {
  render(
    <Pagination page={page} pages={pages} href={(to) => `/services?page=${to}`} words={en.pagination} />,
  );
}

/** Every link of the pagination with its target. */
const links = () =>
  Object.fromEntries(
    screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  );

describe('pagination', () => {
  it('has a URL for every page, so that each can be opened in a tab', () => {
    renderPagination(2, 3);
    expect(links()).toEqual({
      'Prev page': '/services?page=1',
      'Page 1': '/services?page=1',
      'Page 2 of 3, you are here': '/services?page=2',
      'Page 3': '/services?page=3',
      'Next page': '/services?page=3',
    });
    expect(screen.getByRole('link', { name: 'Prev page' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  });

  it('never leads before the first page or past the last', () => {
    renderPagination(1, 1);
    expect(links()).toEqual({ 'Page 1 of 1, you are here': '/services?page=1' });
    expect(screen.getByText('Prev').closest('a')).toBeNull();
    expect(screen.getByText('Next').closest('a')).toBeNull();
  });

  it('announces left-out pages', () => {
    renderPagination(6, 12);
    expect(screen.getAllByText('Some pages are not shown')).toHaveLength(2);
    expect(links()).toMatchObject({ 'Page 1': '/services?page=1', 'Page 12': '/services?page=12' });
  });

  it.each([
    [9, 3, 'Page 3 of 3, you are here'],
    [0, 3, 'Page 1 of 3, you are here'],
    [Number.NaN, 3, 'Page 1 of 3, you are here'],
  ])('shows the nearest page and warns when there is no page %s of %s', (page, pages, name) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    renderPagination(page, pages);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
    expect(warn).toHaveBeenCalledWith(
      `Pagination: there is no page ${page}. Write a whole number from 1 to 3.`,
    );
  });
});
