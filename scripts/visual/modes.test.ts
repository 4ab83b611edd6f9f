import { describe, expect, it } from 'vitest';
import { setModes, type StoryFile } from '../../.storybook/modes.ts';

/** The modes that each story of a file is looked at in. */
function modesIn(title: string, stories: Omit<StoryFile, 'default'>): string[][] {
  const file = { ...stories, default: { title } } as StoryFile;
  setModes(file, Object.keys(stories));
  return Object.keys(stories).map((name) => {
    const { modes = {} } = (file[name]?.parameters?.chromatic ?? {}) as { modes?: object };
    return Object.keys(modes);
  });
}

const all = ['light', 'dark', 'forced'].flatMap((look) =>
  [360, 768, 1440].map((width) => `${look}-${width}`),
);

describe('the modes of stories', () => {
  it('are all for the matrix of a component, and one for its other stories', () => {
    expect(modesIn('Components/Button', { Playground: {}, AllStates: {} })).toEqual([['light-768'], all]);
  });

  it('are all for the first story of a page or dialog', () => {
    expect(modesIn('Pages/Home', { Guest: {}, Member: {} })).toEqual([all, ['light-768']]);
    expect(modesIn('Dialogs/Account', { Login: {} })).toEqual([all]);
  });

  it('follow the window that a story asks for', () => {
    const onAPhone = { globals: { viewport: { value: 'phone' } } };
    const small = { small: { styles: { width: '320px' } } };
    const narrow = {
      globals: { viewport: { value: 'small' } },
      parameters: { viewport: { options: small } },
    };
    expect(modesIn('Pages/Home', { Guest: {}, OnAPhone: onAPhone, Narrow: narrow })).toEqual([
      all,
      ['light-360'],
      ['light-320'],
    ]);
  });

  it('are those a story names itself, where it does', () => {
    const own = { parameters: { chromatic: { modes: { odd: { theme: 'dark', viewport: 500 } } } } };
    expect(modesIn('Patterns/List', { Loading: own })).toEqual([['odd']]);
  });
});
