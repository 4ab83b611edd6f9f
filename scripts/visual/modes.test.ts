import { expect, it } from 'vitest';
import { setModes, type StoryFile } from '../../.storybook/visualModes.ts';

/** The modes in which each story of a file is pictured. */
function modesIn(title: string, stories: object): string[][] {
  const file = { ...stories, default: { title } } as StoryFile;
  setModes(file, Object.keys(stories));
  return Object.keys(stories).map((name) => {
    const { modes = {}, disableSnapshot = false } = (file[name]?.parameters?.chromatic ?? {}) as {
      modes?: object;
      disableSnapshot?: boolean;
    };
    return disableSnapshot ? [] : Object.keys(modes);
  });
}

const each = ['light-1440', 'dark-360', 'forced-768'];
const play = () => undefined;
const onAPhone = { globals: { viewport: { value: 'phone' } } };
const own = { parameters: { chromatic: { modes: { odd: { theme: 'dark', viewport: 500 } } } } };

it.each([
  ['a component', 'Actions/Button', { AllStates: { play }, Tones: {} }, [each, ['light-768']]],
  ['a page', 'Pages/Home', { Guest: { play }, Member: {} }, [each, []]],
  ['a part of a page', 'Pages/Settings, email', { Verified: { play }, Changed: {} }, [['light-768'], []]],
  ['a playground or played story', 'Actions/Button', { Playground: {}, ByKeyboard: { play } }, [[], []]],
  ['foundations', 'Foundations/Colour', { Backgrounds: { play }, Actions: {} }, [each, ['light-768']]],
  ['a story on a phone', 'Actions/Menu', { OnAPhone: onAPhone }, [['light-360']]],
  ['a story with modes of its own', 'Patterns/List', { Loading: own }, [['odd']]],
])('pictures %s in its modes', (_what, title, stories, modes) => {
  expect(modesIn(title, stories)).toEqual(modes);
});
