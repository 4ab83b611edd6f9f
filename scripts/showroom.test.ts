import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchableNames } from '../.storybook/searchableNames.ts';
import { root } from './run.ts';

const system = 'packages/design-system/src';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const storiesIn = (folder: string): string[] => globSync(`${folder}/**/*.stories.tsx`, { cwd: root });

/** The title of a story file in the sidebar. */
function titleOf(path: string): string {
  const title = /\btitle:\s*'([^']+)'/.exec(read(path))?.[1];
  if (title === undefined) throw new Error(`Expected a title in ${path}`);
  return title;
}

describe('the showroom', () => {
  it('has a sidebar of three levels at most', () => {
    const titles = [...storiesIn(system), ...storiesIn('app/src')].map(titleOf);
    expect(titles.filter((title) => title.split('/').length > 2)).toEqual([]);
  });

  it('shows the design system in four parts', () => {
    const parts = /^(Welcome$|Foundations\/|Components\/|Patterns\/)/;
    expect(storiesIn(system).filter((path) => !parts.test(titleOf(path)))).toEqual([]);
  });

  it('names every page once', () => {
    const titles = [...storiesIn(system), ...storiesIn('app/src')].map(titleOf);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('has docs pages only for the design system', async () => {
    const [indexer] = searchableNames([
      {
        test: /\.stories\.tsx$/,
        createIndex: (importPath) =>
          Promise.resolve([{ type: 'story', subtype: 'story', importPath, exportName: 'Shown' }]),
      },
    ]);
    const hasNoPage = async (path: string) => {
      const stories = await indexer?.createIndex(join(root, path), { makeTitle: String });
      return stories?.every(({ tags }) => tags?.includes('!autodocs'));
    };
    const without = await Promise.all([...storiesIn(system), ...storiesIn('app/src')].map(hasNoPage));
    expect(without.filter((isWithout) => isWithout)).toHaveLength(storiesIn('app/src').length);
    expect(without.slice(0, storiesIn(system).length)).not.toContain(true);
  });

  describe('of components', () => {
    const folders = readdirSync(join(root, system, 'components')).map(
      (name) => `${system}/components/${name}`,
    );

    it('shows each in all its states at once', () => {
      const shown = folders.filter((folder) =>
        storiesIn(folder).some((path) => read(path).includes('export const AllStates')),
      );
      expect(folders.filter((folder) => !shown.includes(folder)).map((folder) => basename(folder))).toEqual(
        [],
      );
    });

    it('says for each when to use it', () => {
      const told = (folder: string) => globSync(`${folder}/*.mdx`, { cwd: root }).length > 0;
      expect(folders.filter((folder) => !told(folder)).map((folder) => basename(folder))).toEqual([]);
    });
  });
});
