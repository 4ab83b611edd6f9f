import type { Node } from './syntax.ts';

/** Changes of a text, each of a node of its syntax tree. All else in the text stays as it is written. */
export class Edits {
  readonly notes: string[] = [];
  readonly #code: string;
  readonly #edits: { start: number; end: number; text: string }[] = [];

  constructor(code: string) {
    this.#code = code;
  }

  replace({ start, end }: Node, text: string): void {
    this.#edits.push({ start, end, text });
  }

  /** Replaces the content of a string and keeps its quotes. */
  replaceString({ start, end }: Node, text: string): void {
    this.#edits.push({ start: start + 1, end: end - 1, text });
  }

  /** Asks a person to look at a node. */
  note({ start }: Node, reason: string): void {
    this.notes.push(`${this.#code.slice(0, start).split('\n').length}: ${reason}`);
  }

  apply(): string {
    let code = this.#code;
    for (const { start, end, text } of this.#edits.toSorted((a, b) => b.start - a.start))
      code = code.slice(0, start) + text + code.slice(end);
    return code;
  }
}
