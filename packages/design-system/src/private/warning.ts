declare global {
  // What bundlers put in place of it, the one way of telling development from production that all of them know.
  namespace NodeJS {
    interface ProcessEnv {
      NODE_ENV?: string;
    }
  }
}

const said = new Set<string>();

/**
 * Tells the developer what to write instead, once for each sentence and only while developing: in production a wrong
 * prop costs its effect, never the page. What has to be looked for first, as a key that is there twice, stands in a
 * `warnAboutProps` called outside production only.
 * @param isWrong whether the props cannot be meant so
 * @param component the component the developer used, for example `Calendar`
 * @param advice what is wrong and what to write instead
 */
export function warning(isWrong: boolean, component: string, advice: string): void {
  if (process.env.NODE_ENV === 'production' || !isWrong) return;
  const sentence = `${component}: ${advice}`;
  if (said.has(sentence)) return;
  said.add(sentence);
  // oxlint-disable-next-line no-console -- the developer's console is where this is read
  console.warn(sentence);
}

/** The first value that was there before, for a warning to name; undefined if all differ. */
export function firstDuplicate<T>(values: readonly T[]): T | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
