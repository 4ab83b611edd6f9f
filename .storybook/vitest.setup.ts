import { afterEach } from 'vitest';
import { resetStoryClock } from '../app/src/storybook/clock.ts';
import { checkReport } from './docs/checkReport.ts';

afterEach(({ task }) => {
  // A story with a fixed time must not affect the sample data of the next file, which use dates relative to now.
  resetStoryClock();
  // Axe's results, 157 kB per story, would be sent to the report; violations have already failed the story.
  const { reports = [] } = task.meta as { reports?: { type: string }[] };
  if (import.meta.env['VITEST_STORYBOOK'] !== 'true')
    Object.assign(task.meta, { reports: reports.filter(({ type }) => type === checkReport) });
  // Storybook leaves animations paused when a check at the end of a story fails; the next story would wait for them
  // forever.
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
});

// With reduced motion fades end at once: a busy machine may be late with the first frame, which is transparent.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@media (prefers-reduced-motion) {
  *, ::before, ::after, ::backdrop { animation-duration: 0s !important }
}`);
document.adoptedStyleSheets.push(sheet);
