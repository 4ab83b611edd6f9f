import { render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Redirect } from './Redirect.tsx';

/** Stands for the guard of a page, which shows it after the login. */
function Guard() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Redirect to="/other" /> : <button onClick={() => setOpen(true)}>Log in</button>;
}

async function logInAtRedirect(chosen?: string) {
  let finish: () => void = () => undefined;
  const loaded = new Promise<{ element: string }>((resolve) => {
    finish = () => resolve({ element: 'Chosen' });
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: <Guard /> },
      { path: '/other', element: 'Other' },
      { path: '/chosen', lazy: () => loaded },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  if (chosen !== undefined) void router.navigate(chosen);
  await page.getByRole('button', { name: 'Log in' }).click();
  finish();
  return router;
}

it('leads to the other page', async () => {
  const router = await logInAtRedirect();
  await expect.poll(() => router.state.location.pathname).toBe('/other');
});

it('leaves a page alone that was chosen before it and is still loading', async () => {
  const router = await logInAtRedirect('/chosen');
  await expect.poll(() => router.state.location.pathname).toBe('/chosen');
});
