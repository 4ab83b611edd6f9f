import { Link } from '@plaitful/design-system/Link';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAppWithMocks } from '../testing/renderAppWithMocks.tsx';

const visit = renderAppWithMocks();

it('a link to the current page cancels the loading of another page', async () => {
  const { promise: loading, resolve: load } = Promise.withResolvers<null>();
  const { address } = visit({
    at: '/this',
    routes: [
      {
        path: 'this',
        element: (
          <>
            <Link href="/this">This page</Link>
            <Link href="/next">Next page</Link>
          </>
        ),
      },
      { path: 'next', loader: () => loading, element: <h1>Next page</h1> },
    ],
  });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'This page' }).click();
  load(null);
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(address()).toBe('/this');
});
