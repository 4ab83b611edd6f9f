import { afterEach } from 'vitest';

// Axe's results, 157 kB a story, would go over the socket into the report; what they found has failed the story by now.
afterEach(({ task }) => {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'true') Object.assign(task.meta, { reports: [] });
});
