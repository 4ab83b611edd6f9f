import { mockAnswer } from '@plaitful/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../lib/paths.ts';
import { sampleOwner, sampleReviews, sampleStyle, sampleServiceTypes } from '../storybook/sampleData.ts';
import { renderAppWithMocks } from '../testing/renderAppWithMocks.tsx';

const visit = renderAppWithMocks();

const reviews = mockAnswer('listReviews', sampleReviews);
const free = mockAnswer('listBookedServices', []);
const focused = () => document.activeElement?.textContent;

describe('the focus after navigation', () => {
  it('starts at its heading, also when it has to be loaded first', async () => {
    const style = sampleStyle();
    const slow = mockAnswer('getStyle', style, { delay: 300 });
    const { back } = visit({ at: '/faq', after: `/services/${style.styleId}`, calls: [reviews, free, slow] });
    await expect.element(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
    back();
    await expect.element(page.getByRole('heading', { name: style.style, level: 1 })).toBeVisible();
    await expect.poll(focused).toBe(style.style);
  });

  it('stays on the heading when a loading page is replaced', async () => {
    const style = sampleStyle();
    const { back } = visit({
      at: '/faq',
      after: paths.adminStyleUpdate.href(style.styleId),
      user: sampleOwner,
      calls: [
        mockAnswer('getStyle', style, { delay: 300 }),
        mockAnswer('listServiceTypes', sampleServiceTypes),
        mockAnswer('listOptionGroups', []),
        mockAnswer('listBookings', []),
        free,
        reviews,
      ],
    });
    await expect.element(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
    back();
    await expect.poll(focused).toBe('Update Style');
    await expect.element(page.getByRole('textbox', { name: 'Style name' })).toBeVisible();
    await expect.poll(focused).toBe('Update Style');
  });

  it('stays where the user has moved it meanwhile', async () => {
    const style = sampleStyle();
    const slow = mockAnswer('getStyle', style, { delay: 300 });
    const { back } = visit({ at: '/faq', after: `/services/${style.styleId}`, calls: [reviews, free, slow] });
    await expect.element(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
    back();
    await expect.poll(() => document.activeElement?.id).toBe('main');
    const logo = page.getByRole('banner').getByRole('link').first().element() as HTMLElement;
    logo.focus();
    await expect.element(page.getByRole('heading', { name: style.style, level: 1 })).toBeVisible();
    expect(document.activeElement).toBe(logo);
  });
});
