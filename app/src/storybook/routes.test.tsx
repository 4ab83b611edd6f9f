import { matchPath, parsePath, type InitialEntry } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../lib/paths.ts';
import { parseRouteTags } from './searchableNames.ts';

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

/** The route of the address that a story begins at. */
function toRoute(at: InitialEntry): string | undefined {
  const { pathname = '/' } = typeof at === 'string' ? parsePath(at) : at;
  return patterns.find((pattern) => matchPath(pattern, pathname) !== null);
}

const stories = Object.values(files).flatMap(({ default: meta, ...ofFile }) =>
  Object.entries(ofFile).map(([name, value]) => {
    const story = value as Annotated;
    const at = story.args?.at ?? meta.args?.at;
    return {
      title: meta.title,
      name: `${meta.title} ${name}`,
      route: at === undefined ? undefined : toRoute(at),
      declared: parseRouteTags([...(meta.tags ?? []), ...(story.tags ?? [])]),
    };
  }),
);

describe('the stories of the app', () => {
  it('each declare the route that they begin on, to be found by it', () => {
    const silent = stories.filter(({ route, declared }) => route !== undefined && !declared.includes(route));
    expect(silent.map(({ name, route }) => `${name}: ${route}`)).toEqual([]);
  });

  it('declare no other route but where the first leads on', () => {
    const elsewhere = stories.flatMap(({ name, route, declared }) =>
      declared
        .filter((other) => other !== route && !leadsOn.includes(`${route} ${other}`))
        .map((other) => `${name}: ${other}`),
    );
    expect(elsewhere).toEqual([]);
  });
});

/** Routes that lead on to another. */
const leadsOn = [`${paths.dashboard.path} ${paths.appointments.path}`];
