import { describe, expect, it } from 'vitest';
import { setModes, type StoryFile } from '../../.storybook/visualModes.ts';

/** The modes in which each story of a file is pictured. */
function modesIn(title: string, stories: Omit<StoryFile, 'default'>): string[][] {
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

describe('the modes of stories', () => {
  it('are each theme and each width for the matrix of a component, and one for its other stories', () => {
    expect(modesIn('Components/Button', { AllStates: { play }, Tones: {} })).toEqual([each, ['light-768']]);
  });

  it('are each theme and each width for the first story of a page or dialog', () => {
    expect(modesIn('Pages/Home', { Guest: { play }, Member: {} })).toEqual([each, []]);
    expect(modesIn('Dialogs/Account', { Login: {} })).toEqual([each]);
  });

  it('are one for the first story of a part of a page', () => {
    expect(modesIn('Pages/Settings, email', { Verified: { play }, Changed: {} })).toEqual([
      ['light-768'],
      [],
    ]);
  });

  it('are none for a playground, and for another story with a play function', () => {
    expect(modesIn('Components/Button', { Playground: {}, ByKeyboard: { play } })).toEqual([[], []]);
  });

  it('are none for foundations and flows, which show what other stories show', () => {
    expect(modesIn('Foundations/Colour', { Actions: {} })).toEqual([[]]);
    expect(modesIn('Flows/Drawn live', { Booking: {} })).toEqual([[]]);
  });

  it('use the viewport that a story sets', () => {
    const onAPhone = { globals: { viewport: { value: 'phone' } } };
    const small = { small: { styles: { width: '320px' } } };
    const narrow = {
      globals: { viewport: { value: 'small' } },
      parameters: { viewport: { options: small } },
    };
    expect(modesIn('Components/Menu', { AllStates: {}, OnAPhone: onAPhone, Narrow: narrow })).toEqual([
      each,
      ['light-360'],
      ['light-320'],
    ]);
  });

  it('are those a story names itself, where it does', () => {
    const own = { parameters: { chromatic: { modes: { odd: { theme: 'dark', viewport: 500 } } } } };
    expect(modesIn('Patterns/List', { Loading: own })).toEqual([['odd']]);
  });
});
