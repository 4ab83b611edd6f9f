declare global {
  // Replaced by bundlers; the one way to detect production that all of them support.
  namespace NodeJS {
    interface ProcessEnv {
      NODE_ENV?: string;
    }
  }
}

const said = new Set<string>();

/**
 * Logs a warning about a wrong prop, once for each message, in development only: in production a wrong prop has no
 * effect and does not break the page. For checks that cost time, such as duplicate keys, call a `warnAboutProps` in
 * development only.
 * @param isWrong whether the props are wrong
 * @param component the component that the developer used, for example `Calendar`
 * @param advice what is wrong and what to write instead
 */
export function warnInDev(isWrong: boolean, component: string, advice: string): void {
  if (process.env.NODE_ENV === 'production' || !isWrong) return;
  const sentence = `${component}: ${advice}`;
  if (said.has(sentence)) return;
  said.add(sentence);
  // oxlint-disable-next-line no-console -- the developer's console is where this is read
  console.warn(sentence);
}

/** The first duplicate, for a warning to name; undefined if all values differ. */
export function firstDuplicate<T>(values: readonly T[]): T | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
