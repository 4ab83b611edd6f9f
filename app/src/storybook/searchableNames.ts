const declared = /^(route|error):(.+)$/;
const between = ' · ';

/** The tag of a story that shows the page of a route: `route:/admin/bookings`. */
export const routeTag = (path: string): string => `route:${path}`;

/** The tag of a story whose screen meets an error code of the contract: `error:slot_taken`. */
export const errorTag = (code: string): string => `error:${code}`;

/** The routes that the tags of a story and of its file declare. */
export const routesIn = (tags: readonly string[]): string[] => wordsIn(tags, 'route');

/** The error codes that the tags of a story and of its file declare. */
export const errorsIn = (tags: readonly string[]): string[] => wordsIn(tags, 'error');

/** What a story takes back, `!route:/admin/bookings`, its file declares for the others. */
function wordsIn(tags: readonly string[], kind: 'route' | 'error'): string[] {
  return tags.flatMap((tag) => {
    const [, of, word] = declared.exec(tag) ?? [];
    return of === kind && word !== undefined && !tags.includes(`!${tag}`) ? [word] : [];
  });
}

/** A story’s name as the search of Storybook knows it: with the routes and the error codes that its tags declare. */
export const toSearchableName = (name: string, tags: readonly string[]): string =>
  [name, ...routesIn(tags), ...errorsIn(tags)].join(between);

/** The name alone, as it stands in the sidebar. */
export const toDisplayName = (name: string): string => name.split(between)[0] ?? name;
