import { logoSvg } from '@plaitful/illustrations/brand';
import { addons } from 'storybook/manager-api';
import { nameToShow } from '../app/src/stories/findable.ts';
import { prefersDark, workshopTheme } from './theme.ts';

const brand = `<span class="plaitful">${logoSvg(48)}Plaitful</span>`;
const darkQuery = matchMedia(prefersDark);
const managerTheme = () => ({ theme: workshopTheme(darkQuery.matches ? 'dark' : 'light', brand) });

addons.setConfig({
  ...managerTheme(),
  sidebar: { showRoots: true, renderLabel: ({ name }) => nameToShow(name) },
  layoutCustomisations: {
    // What needs its whole window is led by itself. At first no story is chosen, whatever the type says.
    showPanel: ({ storyId }: { storyId?: string }, isShown) =>
      /^(welcome|flows-drawn-live)--/.test(storyId ?? '') ? false : isShown,
  },
});
darkQuery.addEventListener('change', () => addons.setConfig(managerTheme()));
