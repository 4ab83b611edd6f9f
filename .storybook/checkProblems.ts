import { expect, waitFor } from 'storybook/test';
import { parseErrorTags, errorTag } from '../app/src/storybook/searchableNames.ts';
import { getRecordedProblems } from '../app/src/testing/recordedProblems.ts';

/** The difference between the error codes declared in a story’s tags and those it received; they must be equal. */
export async function checkProblems(tags: readonly string[]): Promise<string[]> {
  const declared = parseErrorTags(tags);
  await waitFor(() => expect(getRecordedProblems()).toEqual(expect.arrayContaining(declared)));
  return getRecordedProblems()
    .filter((code) => !declared.includes(code))
    .map((code) => `met, and not declared among its tags: ${errorTag(code)}`);
}
