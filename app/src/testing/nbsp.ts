import { toPlainSpaces } from '@plaitful/messages/format';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const unit = '(?:am|pm|AM|PM|h|min|hours?|minutes?|seconds?)';

const spaces = [
  new RegExp(String.raw`(?<=\d) (?=${unit}\b|${month}\b)`, 'g'),
  /(?<=\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)) (?=\d)/g,
  /(?<=\d\u{A0}h) (?=\d)/gu,
];

/**
 * An accessible name with no-break spaces where the formatter has them: "Sat 5 Dec", "3:15 pm", "1 h 30 min". A
 * pattern is returned unchanged.
 */
export const nbsp = <Name extends string | RegExp>(name: Name): Name | string =>
  typeof name === 'string'
    ? spaces.reduce<string>((text, space) => text.replaceAll(space, '\u{A0}'), name)
    : name;

/** The text of an element with plain spaces. */
export const plainText = ({ textContent }: { textContent: string | null }): string =>
  toPlainSpaces(textContent ?? '');
