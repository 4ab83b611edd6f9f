import { inlineParts, type MailBlock, type MailContent, type MailInline } from './mailBlocks.ts';

/** Web addresses are written out; a mail address or number is its own label. */
const toText = (text: MailInline): string =>
  inlineParts(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      const { label, url } = part;
      return /^https?:/.test(url) && label !== url ? `${label} (${url})` : label;
    })
    .join('');

const toLines = (rows: readonly { label: string; value: MailInline }[]): string =>
  rows.map(({ label, value }) => `${label}: ${toText(value)}`).join('\n');

const toItems = (items: readonly MailInline[]): string => items.map((item) => `- ${toText(item)}`).join('\n');

function blockToText(block: MailBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'note':
    case 'heading':
    case 'quote':
      return toText(block.text);
    case 'list':
      return toItems(block.items);
    case 'card': {
      const { status, date, time, rows } = block;
      return [...(status ? [status.text] : []), date, time, toLines(rows)].join('\n');
    }
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `${block.label}: ${block.value}\n${block.note}`;
    case 'divider':
      return '---';
    case 'copyLines':
      return toLines(block.lines);
    case 'amounts':
    case 'facts':
      return toLines(block.rows);
    case 'terms':
      break;
  }
  const { title, lead, sections } = block;
  return [title, toText(lead), ...sections.map((part) => `${part.title}\n${toItems(part.items)}`)].join(
    '\n\n',
  );
}

/** A mail as plain text: the words of the HTML, with URLs written out. */
export function toPlainText({ businessName, heading, greeting, blocks, footer }: MailContent): string {
  const parts = [
    businessName,
    heading,
    ...(greeting === undefined ? [] : [greeting]),
    ...blocks.map(blockToText),
    ...(footer.length === 0 ? [] : [footer.map(toText).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}
