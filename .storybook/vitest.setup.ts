import { afterEach } from 'vitest';
import { beginStory } from '../app/src/stories/clock.ts';

afterEach(({ task }) => {
  // A story with a time of its own leaves it to the samples of the next file, which count their days as they load.
  beginStory();
  // Axe's results, 157 kB a story, would go over the socket into the report; what they found has failed the story by now.
  if (import.meta.env['VITEST_STORYBOOK'] !== 'true') Object.assign(task.meta, { reports: [] });
  // Storybook leaves animations paused when a check at the end of a story fails; the next story would wait for them for ever.
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
});
