/** A text that occurs exactly once in a file, and what stands there instead. */
export type Edit = readonly [file: string, from: string, to: string];

export const tiers = ['fast', 'ci', 'full'] as const;
export type Tier = (typeof tiers)[number];

/** A fault planted in the product, and the tests that are expected to fail because of it. */
export interface Fault {
  name: string;
  /** What is then wrong, in one sentence. */
  what: string;
  edits: readonly Edit[];
  /**
   * The Vitest project, its files, and, where a file is long, a pattern of the titles of its tests. `server-postgres`
   * for faults that show only when transactions run side by side, which the embedded database does not do.
   */
  tests: { project: string; files: readonly string[]; titles?: string };
  /** The shortest tier that catches it: `npm test`, `.ci/run` or `npm run test:all`. */
  tier: Tier;
  /** For a fault that no test catches yet: why not, and until when. */
  survives?: string;
}
