const declared = /^(route|error|also):(.+)$/;
const between = ' · ';

/** The tag of a story that shows the page of a route: `route:/admin/bookings`. */
export const routeTag = (path: string): string => `route:${path}`;

/** The tag of a story whose screen meets an error code of the contract: `error:slot_taken`. */
export const errorTag = (code: string): string => `error:${code}`;

/** The routes that the tags of a story and of its file declare. */
export const parseRouteTags = (tags: readonly string[]): string[] => wordsIn(tags, 'route');

/** The error codes that the tags of a story and of its file declare. */
export const parseErrorTags = (tags: readonly string[]): string[] => wordsIn(tags, 'error');

/** A tag of the file does not count when the story removes it: `!route:/admin/bookings`. */
function wordsIn(tags: readonly string[], kind: 'route' | 'error' | 'also'): string[] {
  return tags.flatMap((tag) => {
    const [, of, word] = declared.exec(tag) ?? [];
    return of === kind && word !== undefined && !tags.includes(`!${tag}`) ? [word] : [];
  });
}

/**
 * A story's name for Storybook's search: with the routes, error codes and other names in its tags (`also:font`).
 * @param others more names, which come from elsewhere
 */
export const toSearchableName = (
  name: string,
  tags: readonly string[],
  others: readonly string[] = [],
): string =>
  [name, ...parseRouteTags(tags), ...parseErrorTags(tags), ...wordsIn(tags, 'also'), ...others].join(between);

/** The name without what it is also found by, for the sidebar. */
export const toDisplayName = (name: string): string => name.split(between)[0] ?? name;
