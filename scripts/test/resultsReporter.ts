import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../run.ts';

export interface TestResult {
  readonly suite: string;
  /** Relative to the root of the repository. */
  readonly file: string;
  /** With the titles around it, joined by " > ". */
  readonly title: string;
  /** Of a story: its id in Storybook. */
  readonly storyId?: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
  readonly tags: readonly string[];
  readonly errors: readonly string[];
}

/** The results of a run of Vitest, without the output of passed tests. */
export interface TestRun {
  readonly results: readonly TestResult[];
  /** From the start of the first file of each suite to the end of its last one. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Files that could not be loaded, and errors outside of any test. */
  readonly errors: readonly string[];
}

const textOf = ({ message, stack }: { message: string; stack?: string | undefined }): string =>
  stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`;

const fileOf = ({ moduleId }: TestModule): string => relative(root, moduleId);

function resultsOf(module: TestModule): TestResult[] {
  return [...module.children.allTests()].map((test) => {
    const { storyId } = test.meta() as { storyId?: string };
    const { state, errors = [] } = test.result();
    return {
      suite: module.project.name,
      file: fileOf(module),
      title: test.fullName,
      ...(storyId !== undefined && { storyId }),
      state,
      tags: test.tags,
      errors: errors.map(textOf),
    };
  });
}

/** Writes a {@link TestRun} to a file, as JSON. */
export class ResultsReporter implements Reporter {
  readonly #path: string;
  readonly #spans = new Map<string, { first: number; last: number }>();

  constructor(path: string) {
    this.#path = path;
  }

  onTestModuleQueued({ project }: TestModule): void {
    if (!this.#spans.has(project.name))
      this.#spans.set(project.name, { first: Date.now(), last: Date.now() });
  }

  onTestModuleEnd({ project }: TestModule): void {
    const span = this.#spans.get(project.name);
    if (span) span.last = Date.now();
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    outside: readonly { message: string; stack?: string }[],
  ): void {
    const run: TestRun = {
      results: modules.flatMap(resultsOf),
      seconds: Object.fromEntries(
        [...this.#spans].map(([name, { first, last }]) => [name, Math.round((last - first) / 1000)]),
      ),
      errors: [
        ...modules.flatMap((module) => module.errors().map((error) => `${fileOf(module)}\n${textOf(error)}`)),
        ...outside.map(textOf),
      ],
    };
    writeFileSync(this.#path, JSON.stringify(run));
  }
}
