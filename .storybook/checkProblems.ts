import { expect, waitFor } from 'storybook/test';
import { errorsIn, errorTag } from '../app/src/stories/findable.ts';
import { problemsMet } from '../app/src/testing/problems.ts';

/** What is wrong with the error codes that a story’s tags declare: it must have met each of them, and no other. */
export async function checkProblems(tags: readonly string[]): Promise<string[]> {
  const declared = errorsIn(tags);
  await waitFor(() => expect(problemsMet()).toEqual(expect.arrayContaining(declared)));
  return problemsMet()
    .filter((code) => !declared.includes(code))
    .map((code) => `met, and not declared among its tags: ${errorTag(code)}`);
}
