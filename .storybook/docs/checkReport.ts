/** What the story harness (`preview.tsx`) checked in addition to the story's own assertions. */
export interface CheckedInTest {
  themes: readonly string[];
  widths: readonly number[];
}

/** The type of the report with it, which stays with the test when the others are dropped. */
export const checkReport = 'plaitful-checks';
