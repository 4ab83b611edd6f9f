import { crash } from '@plaitful/messages/en-CA/common';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CrashGuard } from '../../shell/CrashGuard.tsx';
import { AppProviders } from '../../entry/providers.tsx';
import { sampleBusiness } from '../../stories/sampleData.ts';
import { AppRouter, useIsLeaving, useLeaveGuard } from './AppRouter.tsx';
import { Link } from './Link.tsx';
import { fetchCode, fetchedPage } from './fetchedPage.tsx';
import { createAppRouter } from './router.ts';

function Hall() {
  const isLeaving = useIsLeaving();
  return (
    <main aria-busy={isLeaving}>
      <h1>Hall</h1>
      <div style={{ height: '300vh' }} />
      <Link to="/late">Late</Link>
      <Link to="/quick">Quick</Link>
      <Link to="/quick#end">End of Quick</Link>
    </main>
  );
}

const Quick = () => (
  <main>
    <h1>Quick</h1>
    <div style={{ height: '300vh' }} />
    <h2 id="end">The end</h2>
  </main>
);

function Form() {
  const [hasChanges, setHasChanges] = useState(true);
  const { isAsking, stay, leave } = useLeaveGuard((pathname) => hasChanges && pathname !== '/form');
  return (
    <main>
      <h1>Form</h1>
      <Link to="/quick">Quick</Link>
      <Link to="/form?part=2">Part 2</Link>
      <button onClick={() => setHasChanges(false)}>Save</button>
      {isAsking ? (
        <>
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </>
      ) : null}
    </main>
  );
}

/** Opens a small app at the last of these addresses; the code of its page `/late` comes when the test says so. */
function openAt(...addresses: string[]) {
  let code = Promise.withResolvers<void>();
  const late = fetchedPage(async () => {
    await code.promise;
    return () => <h1>Late</h1>;
  });
  const guarded = (children: RouteObject): RouteObject => ({
    ...children,
    element: <CrashGuard>{children.element}</CrashGuard>,
  });
  const routes: RouteObject[] = [
    guarded({ path: '/', element: <Hall /> }),
    guarded({ path: '/quick', element: <Quick /> }),
    guarded({ path: '/form', element: <Form /> }),
    {
      path: '/late',
      handle: late.handle as unknown,
      element: <CrashGuard>{late.Component && <late.Component />}</CrashGuard>,
    },
  ];
  const history = createMemoryHistory({ initialEntries: addresses });
  const router = createAppRouter(history, {
    routes: () => routes,
    prepare: (pathname) => fetchCode(routes, pathname),
  });
  render(
    <AppProviders data={{ business: sampleBusiness }}>
      <AppRouter router={router} fallback={<p>Nothing yet</p>} />
    </AppProviders>,
  );
  return {
    address: () => history.location.pathname + history.location.search,
    back: () => router.navigator.go(-1),
    codeComes: () => code.resolve(),
    codeIsLost: () => {
      code.reject(new Error('Offline'));
      code = Promise.withResolvers();
    },
  };
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const press = (name: string) => page.getByRole('link', { name, exact: true }).click();
const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('a page whose code is fetched', () => {
  it('leaves the page before it in place, as busy, until it is there', async () => {
    const { address, codeComes } = openAt('/');
    await press('Late');
    await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect.element(heading('Hall')).toBeInTheDocument();
    expect(address()).toBe('/');
    codeComes();
    await expect.element(heading('Late')).toBeVisible();
    expect(address()).toBe('/late');
  });

  it('stays away when something else was wanted meanwhile', async () => {
    const { address, codeComes } = openAt('/');
    await press('Late');
    await press('Quick');
    await expect.element(heading('Quick')).toBeVisible();
    codeComes();
    await expect.element(heading('Quick')).toBeVisible();
    expect(address()).toBe('/quick');
  });

  it('is waited for with something in its place when it is the first one', async () => {
    const { codeComes } = openAt('/late');
    await expect.element(page.getByText('Nothing yet')).toBeVisible();
    codeComes();
    await expect.element(heading('Late')).toBeVisible();
  });

  it('says so when it cannot be fetched, and is fetched anew when it is opened again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { back, codeIsLost, codeComes } = openAt('/');
    await press('Late');
    codeIsLost();
    await expect.element(heading(crash.title)).toBeVisible();
    back();
    await expect.element(heading('Hall')).toBeInTheDocument();
    codeComes();
    await press('Late');
    await expect.element(heading('Late')).toBeVisible();
    logged.mockRestore();
  });
});

describe('the place on a page', () => {
  it('is its top when it is new, and where it was left when Back leads to it', async () => {
    const { back } = openAt('/');
    await page.getByRole('link', { name: 'Quick', exact: true }).click();
    await expect.element(heading('Quick')).toBeVisible();
    expect(window.scrollY).toBe(0);
    back();
    await expect.element(page.getByRole('link', { name: 'Quick', exact: true })).toBeVisible();
    await expect.poll(() => window.scrollY).toBeGreaterThan(100);
  });

  it('is the part that the address names', async () => {
    openAt('/');
    await press('End of Quick');
    await expect.element(heading('The end')).toBeInViewport();
  });
});

describe('a page that may not be left without asking', () => {
  it('stays where one stays', async () => {
    const { address } = openAt('/form');
    await press('Quick');
    await choose('Stay');
    await expect.element(heading('Form')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Stay' })).not.toBeInTheDocument();
    expect(address()).toBe('/form');
  });

  it('goes on to what was wanted where one leaves', async () => {
    const { address } = openAt('/form');
    await press('Quick');
    await choose('Leave');
    await expect.element(heading('Quick')).toBeVisible();
    expect(address()).toBe('/quick');
  });

  it('holds up Back, which goes on where one leaves', async () => {
    const { address, back } = openAt('/', '/form');
    back();
    await choose('Stay');
    expect(address()).toBe('/form');
    back();
    await choose('Leave');
    await expect.element(heading('Hall')).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('asks nothing within the page, nor once all is saved', async () => {
    const { address } = openAt('/form');
    await press('Part 2');
    await expect.poll(address).toBe('/form?part=2');
    await choose('Save');
    await press('Quick');
    await expect.element(heading('Quick')).toBeVisible();
  });
});
