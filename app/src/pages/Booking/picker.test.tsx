import { mockAnswer } from '@plaitful/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleParent, sampleReviews } from '../../storybook/sampleData.ts';
import { getButton, getDialog, renderAppWithMocks, pressRadio } from '../../testing/renderAppWithMocks.tsx';
import {
  bookingAt,
  storyBookedSlots,
  storyStyle,
  storyStyleWithOptions,
  storyUnavailable,
} from '../../features/booking/bookingStory.ts';

const visit = renderAppWithMocks();

const at = '/services/1';
const calls = [
  mockAnswer('getStyle', storyStyle),
  mockAnswer('listBookedServices', storyBookedSlots),
  mockAnswer('listReviews', sampleReviews),
  mockAnswer('listUserBookings', []),
];
const picker = getDialog('Choose a date and a time');
const chosen = picker.getByText('Saturday 5 January 2030, 1:00 pm to 2:30 pm');

async function choose(): Promise<void> {
  await getButton('Book Now').click();
  await picker.getByRole('button', { name: /^Saturday 5\sJanuary\s2030/ }).click();
  await pressRadio(picker.getByRole('radio', { name: /^1:00\spm/ }));
  await expect.element(chosen).toBeVisible();
}

describe('Back while the picker is open', () => {
  it('closes it, stays at the style and keeps the chosen time', async () => {
    const { address, back } = visit({ at, calls });
    await choose();
    back();
    await expect.element(picker).not.toBeInTheDocument();
    expect(address()).toBe(at);
    await getButton('Book Now').click();
    await expect.element(chosen).toBeVisible();
  });

  it('also closes the login dialog over it', async () => {
    const { address, back } = visit({ at, calls });
    await choose();
    await picker.getByRole('button', { name: 'Next' }).click();
    await expect.element(getDialog('Members Only')).toBeVisible();
    back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(at);
  });

  it('leads from the form to the picker again, with the time that was chosen', async () => {
    const { back } = visit({ at, user: sampleParent, calls });
    await choose();
    await picker.getByRole('button', { name: 'Next' }).click();
    await expect.element(getDialog('Your booking')).toBeVisible();
    back();
    await expect.element(chosen).toBeVisible();
  });
});

describe('the address of the picker', () => {
  it('opens it from a shared link, and closing it leads to the style', async () => {
    const { address } = visit({ at: `${at}?pick`, calls });
    await expect.element(picker).toBeVisible();
    await picker.getByRole('button', { name: 'Close' }).click();
    await expect.element(picker).not.toBeInTheDocument();
    expect(address()).toBe(at);
  });

  it('is that of the page while a time is chosen, also from the form', async () => {
    const { address, back } = visit({ at, user: sampleParent, calls });
    await choose();
    expect(address()).toBe(`${at}?pick`);
    await picker.getByRole('button', { name: 'Next' }).click();
    const form = getDialog('Your booking');
    await form.getByRole('button', { name: 'Change the time' }).click();
    await expect.element(chosen).toBeVisible();
    await expect.poll(address).toBe(`${at}?pick`);
    back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(at);
  });

  it('replaces that of a shared form whose time is changed', async () => {
    const { address } = visit({ at: bookingAt(), user: sampleParent, calls });
    await getDialog('Your booking').getByRole('button', { name: 'Change the time' }).click();
    await expect.element(chosen).toBeVisible();
    await expect.poll(address).toBe(`${at}?pick`);
    await picker.getByRole('button', { name: 'Close' }).click();
    await expect.poll(address).toBe(at);
  });
});

describe('the options in the address', () => {
  const options = '&o=3,6';
  const lengths: (string | null)[] = [];
  const callsWithOptions = [
    mockAnswer('getStyle', storyStyleWithOptions),
    mockAnswer('getStyleAvailability', ({ request }) => {
      lengths.push(new URL(request.url).search);
      return storyUnavailable;
    }),
    ...calls,
  ];
  const chooseLonger = async (): Promise<void> => {
    await picker.getByRole('button', { name: /^Saturday 5\sJanuary\s2030/ }).click();
    await pressRadio(picker.getByRole('radio', { name: /^1:00\spm to 3:45/ }));
  };

  it('stay in it from the picker to the form and back', async () => {
    lengths.length = 0;
    const { address, back } = visit({ at: `${at}?o=3,6`, user: sampleParent, calls: callsWithOptions });
    await getButton('Book Now').click();
    await expect.poll(address).toBe(`${at}?pick${options}`);
    await chooseLonger();
    // Once, or twice where Book Now is pressed after the page's own answer; the picker asks for nothing.
    expect(new Set(lengths)).toEqual(new Set(['?minutes=165']));
    await picker.getByRole('button', { name: 'Next' }).click();
    const form = getDialog('Your booking');
    await expect.element(form).toBeVisible();
    expect(address()).toBe(`${bookingAt()}${options}`);
    await form.getByRole('button', { name: 'Change the time' }).click();
    await expect.poll(address).toBe(`${at}?pick${options}`);
    back();
    await expect.poll(address).toBe(`${at}?o=3,6`);
  });

  it('stay in it when a shared form leads to the picker and the style', async () => {
    const shared = `${bookingAt()}${options}`;
    const { address } = visit({ at: shared, user: sampleParent, calls: callsWithOptions });
    await getDialog('Your booking').getByRole('button', { name: 'Change the time' }).click();
    await expect.poll(address).toBe(`${at}?pick${options}`);
    await picker.getByRole('button', { name: 'Close' }).click();
    await expect.poll(address).toBe(`${at}?o=3,6`);
  });
});

describe('Book Now', () => {
  it('asks for the booked times once more than the page, which says when the style is next free', async () => {
    let asked = 0;
    const counted = mockAnswer('listBookedServices', () => {
      asked += 1;
      return storyBookedSlots;
    });
    visit({ at, calls: [counted, ...calls] });
    await choose();
    expect(asked).toBe(2);
  });
});
