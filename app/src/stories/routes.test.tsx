import { matchPath, parsePath, type InitialEntry } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { routesIn, routeTag } from './findable.ts';

interface Annotated {
  args?: { at?: InitialEntry };
  tags?: readonly string[];
}

interface PageStories {
  default: Annotated & { title: string };
  [name: string]: unknown;
}

const files = import.meta.glob<PageStories>('../**/*.stories.tsx', { eager: true });
const patterns = [...new Set(Object.values(paths).map(({ path }) => path))];

/** The tags of a story together with those of its file, as Storybook puts them together. */
function tagsOf(meta: Annotated, story: Annotated): string[] {
  const all = [...(meta.tags ?? []), ...(story.tags ?? [])];
  return all.filter((tag) => !all.includes(`!${tag}`));
}

/** The route of the address that a story begins at. */
function routeOf(at: InitialEntry): string | undefined {
  const { pathname = '/' } = typeof at === 'string' ? parsePath(at) : at;
  return patterns.find((pattern) => matchPath(pattern, pathname) !== null);
}

const pages = Object.values(files)
  .filter(({ default: meta }) => meta.title.startsWith('Pages/'))
  .flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, value]) => {
      const story = value as Annotated;
      const at = story.args?.at ?? meta.args?.at;
      return {
        name: `${meta.title} ${name}`,
        route: at === undefined ? undefined : routeOf(at),
        tags: tagsOf(meta, story),
      };
    }),
  );

describe('the stories of the pages', () => {
  it('each declare the route that they begin on, to be found by it', () => {
    const silent = pages.filter(({ route, tags }) => route !== undefined && !tags.includes(routeTag(route)));
    expect(silent.map(({ name, route }) => `${name}: ${route}`)).toEqual([]);
  });

  it('declare no other route but where the first leads on', () => {
    const elsewhere = pages.flatMap(({ name, route, tags }) =>
      routesIn(tags)
        .filter((declared) => declared !== route && !leadsOn.includes(`${route} ${declared}`))
        .map((declared) => `${name}: ${declared}`),
    );
    expect(elsewhere).toEqual([]);
  });
});

/** Routes that lead on to another. */
const leadsOn = [`${paths.dashboard.path} ${paths.appointments.path}`];
