import { escapeHtml } from '@plaitful/messages/escape-html';
import type { HeadElement } from '@plaitful/api-client/page';

/** An element of a page's head as HTML. */
export function elementMarkup({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}${text === undefined ? ' />' : `>${escapeHtml(text)}</${tag}>`}`;
}

/** A value as JSON in a script element; `<` is escaped so that no text can end the element. */
export const jsonScriptElement = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Replaces names in braces with their values in one pass: braces within values are not replaced. */
export const interpolate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
