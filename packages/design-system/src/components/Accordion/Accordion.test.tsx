import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulatePrint } from '../../testing/media.ts';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: AccordionItem[] = [
  { key: 'age', heading: 'Which ages?', content: 'Girls aged 5 to 12.' },
  { key: 'late', heading: 'What if we are late?', content: <a href="#call">Call us</a> },
  { key: 'stay', heading: 'May I stay?', content: <p id="settle">Yes, to help her settle in.</p> },
];

function disclosure(words: string): HTMLDetailsElement {
  const found = screen.getByRole('heading', { name: words }).closest('details');
  if (!found) throw new Error(`no disclosure for ${words}`);
  return found;
}
const summary = (words: string) => disclosure(words).querySelector('summary');

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

// With real keys: the component relies on what the browser does with them on a disclosure.
test.each(['{Enter}', ' '])('%j opens the focused item and closes the other', async (key) => {
  render(<Accordion items={items} />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(summary('Which ages?'));
  await userEvent.keyboard(key);
  expect(disclosure('Which ages?').open).toBe(true);
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard(key);
  expect(disclosure('What if we are late?').open).toBe(true);
  expect(disclosure('Which ages?').open).toBe(false);
  await userEvent.keyboard(key);
  expect(disclosure('What if we are late?').open).toBe(false);
  expect(document.activeElement).toBe(summary('What if we are late?'));
});

test('Tab goes through the questions, and into an answer only when it is open', async () => {
  render(<Accordion items={items} />);
  const way: (Element | null)[] = [];
  for (let step = 0; step < 3; step++) {
    await userEvent.keyboard('{Tab}');
    way.push(document.activeElement);
  }
  expect(way).toEqual(items.map(({ heading }) => summary(heading)));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(summary('What if we are late?'));
  await userEvent.keyboard('{Enter}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Call us' }));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(summary('May I stay?'));
});

test('a link to text in a closed answer opens it, as find-in-page does', async () => {
  render(<Accordion items={items} />);
  location.hash = '#settle';
  await expect.poll(() => disclosure('May I stay?').open).toBe(true);
});

test('opens and closes before any script has run', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Accordion items={items} />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(disclosure('Which ages?').open).toBe(true);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(disclosure('Which ages?').open).toBe(false);
  place.remove();
});

test.each(['by mouse', 'by keys'])(
  'a question opened %s stays where it is, although a long answer above it closes',
  async (how) => {
    const [first, ...others] = items.map(({ key, heading }) => ({
      key,
      heading,
      content: <div style={{ height: 2000 }}>{heading}</div>,
    }));
    if (!first) return;
    render(
      <div style={{ paddingBlock: 300 }}>
        <Accordion items={[{ ...first, isOpen: true }, ...others]} />
      </div>,
    );
    const pressed = summary('May I stay?');
    const top = () => Math.round(pressed?.getBoundingClientRect().top ?? 0);
    pressed?.scrollIntoView({ block: 'center' });
    await new Promise(requestAnimationFrame);
    const before = top();
    if (how === 'by mouse') await userEvent.click(screen.getByRole('heading', { name: 'May I stay?' }));
    else {
      pressed?.focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(() => disclosure('Which ages?').open).toBe(false);
    expect(disclosure('May I stay?').open).toBe(true);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(top()).toBe(before);
  },
);

test('an answer that was opened before hydration stays open, without a warning', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Accordion items={items} />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(disclosure('Which ages?').open).toBe(true);
  // React's warning is a console error, which fails every test.
  const { rerender } = render(<Accordion items={items} />, { container: place, hydrate: true });
  rerender(<Accordion items={items.slice(0, 2)} />);
  expect(disclosure('Which ages?').open).toBe(true);
  expect(screen.queryByRole('heading', { name: 'May I stay?' })).toBeNull();
});

test.each([undefined, 3] as const)('its questions are headings of the level %s, 2 by default', (level) => {
  render(<Accordion items={items} {...(level && { headingLevel: level })} />);
  expect(screen.getAllByRole('heading', { level: level ?? 2 })).toHaveLength(3);
});

test('prints the closed answers', async () => {
  render(<Accordion items={items} />);
  const answer = screen.getByText('Girls aged 5 to 12.');
  const isShown = () => answer.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true });
  expect(isShown()).toBe(false);
  await emulatePrint(true);
  onTestFinished(() => emulatePrint(false));
  await expect.poll(isShown).toBe(true);
  expect(answer.getBoundingClientRect().height).toBeGreaterThan(0);
});

test('warns about props that cannot be combined', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // React logs an error about duplicate keys.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const open = items.map((item) => ({ ...item, isOpen: true }));
  render(<Accordion items={[...open, { key: 'age', heading: 'Again?', content: '' }]} />);
  expect(said.mock.calls.map(([sentence]) => String(sentence))).toEqual([
    'Accordion: two items have the key "age": give every item its own.',
    'Accordion: several items are open though only one can be: open one of them.',
  ]);
  complaints.mockClear();
});

test('an answer fades in when somebody opens it, and not when it is open at first', async () => {
  render(<Accordion items={items.map((item, at) => ({ ...item, isOpen: at === 0 }))} />);
  const fading = (words: string) => disclosure(words).getAnimations({ subtree: true });
  expect(fading('Which ages?')).toHaveLength(0);
  summary('May I stay?')?.click();
  await expect.poll(() => fading('May I stay?').length).toBeGreaterThan(0);
});
