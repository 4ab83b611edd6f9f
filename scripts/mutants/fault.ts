/** A text that occurs exactly once in a file, and its replacement. */
export type Edit = readonly [file: string, from: string, to: string];

export const tiers = ['fast', 'ci', 'full'] as const;
export type Tier = (typeof tiers)[number];

/** A fault planted in the product, and the tests that must catch it. */
export interface Fault {
  name: string;
  /** Its effect, in one sentence. */
  what: string;
  edits: readonly Edit[];
  /**
   * The Vitest project, its files and, for long files, a pattern of the titles. `server-postgres` for faults that only
   * show with concurrent transactions, which the embedded database does not have.
   */
  tests: { project: string; files: readonly string[]; titles?: string };
  /** The shortest tier that catches it: `npm test`, `.ci/run` or `npm run test:all`. */
  tier: Tier;
  /** For a fault that no test catches yet: why, and until when. */
  survives?: string;
}
