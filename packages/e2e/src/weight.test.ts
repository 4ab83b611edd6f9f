import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { prerenderedPages } from '../../../app/src/pages/prerendering.ts';
import { getPageFiles, getBookingScripts } from '../../../bench/sizes.ts';
import { inputModes } from './inputModes.ts';
import { openPicker, newParent, registerToBook, submitBooking } from './parentPage.ts';
import { startHarness } from './harness.ts';

const harness = startHarness();

const [, , byTouch] = inputModes;

/** The files of a kind that a page asks for from now on. */
function noteAsked(page: Page, ending: 'js' | 'css'): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] = new RegExp(`/(assets/[^/]+\\.${ending})$`).exec(request.url()) ?? [];
    if (name !== undefined) asked.add(name);
  });
  return asked;
}

const sorted = (names: Iterable<string>): string[] => [...names].toSorted();

describe('the size report', { tags: ['ci'] }, () => {
  it.each(prerenderedPages)(
    'is all that a phone asks for at $path before anybody touches it',
    async (listed) => {
      const { page } = await harness.newUser(byTouch);
      const [scripts, styles] = [noteAsked(page, 'js'), noteAsked(page, 'css')];
      await page.goto(listed.sampleUrl);
      await page.waitForLoadState('networkidle');
      const weighed = getPageFiles(listed);
      expect(sorted(scripts)).toEqual(sorted(weighed.scripts));
      expect(sorted(styles)).toEqual(sorted(weighed.styles));
    },
  );

  it.each([
    { styleName: 'Two big plaits', kind: 'without', hasOptions: false },
    { styleName: 'Medium box braids', kind: 'with', hasOptions: true },
  ])('lists all that a phone loads from Home to a finished booking $kind options', async (booked) => {
    const testUser = await harness.newUser(byTouch);
    const { page } = testUser;
    const asked = noteAsked(page, 'js');
    await openPicker(testUser, 'Braids', booked.styleName);
    await registerToBook(testUser, newParent('Ife'));
    await submitBooking(testUser);
    expect(sorted(asked)).toEqual(sorted(getBookingScripts(booked)));
  });
});
