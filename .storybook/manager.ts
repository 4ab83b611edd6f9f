import { logoSvg } from '@plaitful/illustrations/brand';
import { addons } from 'storybook/manager-api';
import { toDisplayName } from '../app/src/storybook/searchableNames.ts';
import { prefersDark, storybookTheme } from './theme.ts';

const brand = `<span class="plaitful">${logoSvg(48)}Plaitful</span>`;
const darkQuery = matchMedia(prefersDark);
const managerTheme = () => ({ theme: storybookTheme(darkQuery.matches ? 'dark' : 'light', brand) });

addons.setConfig({
  ...managerTheme(),
  sidebar: { showRoots: true, renderLabel: ({ name }) => toDisplayName(name) },
  layoutCustomisations: {
    // Stories that need the whole window hide the sidebar. At first no story is selected, although the type says
    // otherwise.
    showPanel: ({ storyId }: { storyId?: string }, isShown) =>
      /^(welcome|flows-drawn-live)--/.test(storyId ?? '') ? false : isShown,
  },
});
darkQuery.addEventListener('change', () => addons.setConfig(managerTheme()));
