import { escapeHtml } from './escapeHtml.ts';
import {
  inlineParts,
  type MailAmount,
  type MailBlock,
  type MailContent,
  type MailInline,
  type MailRow,
} from './mailBlocks.ts';
import type { MailColor } from './mailColors.ts';
import { fonts, paint, styleSheet, type MailPaint } from './mailStyle.ts';

/** Outlook takes layout from tables only. */
const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"${attributes}>${rows}</table>`;

const row = (cells: string): string => `<tr>${cells}</tr>`;

const body = `font-family:${fonts.body};font-size:16px;line-height:1.55`;
const small = `font-family:${fonts.body};font-size:14px;line-height:1.5`;

/** Words without a space are broken rather than cut. */
const breaks = 'word-wrap:break-word;overflow-wrap:anywhere';

/** A mail address breaks after its @ first. */
const breakable = (text: string): string => escapeHtml(text).replaceAll('@', '@<wbr>');

function link(label: string, url: string, color: MailColor, style: string): string {
  if (!/^(https?|mailto|tel):/.test(url)) throw new TypeError('a mail links to an unexpected kind of URL');
  const look = url.startsWith('tel:') ? `${style};white-space:nowrap` : style;
  return `<a href="${escapeHtml(url)}"${paint({ text: color }, look)}>${label}</a>`;
}

/** "e-Transfer" and the punctuation after it stay on one line, without the joiner that mail programs may show. */
const escapeWords = (text: string): string =>
  escapeHtml(text).replaceAll(/e-\u{2060}Transfer\S*/gu, '<span style="white-space:nowrap">$&</span>');

/** With links in this colour, and bold where they are the only way to tell them. */
const toHtml = (text: MailInline, linkColor: MailColor = 'text.link'): string =>
  inlineParts(text)
    .map((part) =>
      typeof part === 'string'
        ? escapeWords(part).replaceAll('\n', '<br>\n')
        : link(escapeHtml(part.label), part.url, linkColor, 'text-decoration:underline'),
    )
    .join('');

const paragraph = (text: MailInline, isMuted = false): string =>
  `<p${paint({ text: isMuted ? 'text.muted' : 'text.body' }, `margin:0 0 16px;${isMuted ? small : body};${breaks}`)}>${toHtml(text)}</p>`;

const heading = (text: string): string =>
  `<h2${paint({ text: 'text.heading' }, `margin:28px 0 10px;font-family:${fonts.heading};font-size:20px;line-height:1.3;font-weight:600;${breaks}`)}>${escapeHtml(text)}</h2>`;

const list = (items: readonly MailInline[], style: string, color: MailColor, below = 16): string =>
  `<ul${paint({ text: color }, `margin:0 0 ${below}px;padding:0 0 0 20px;${style}`)}>${items
    .map((item) => `<li style="margin:0 0 6px;${breaks}">${toHtml(item)}</li>`)
    .join('')}</ul>`;

/** In dark one step lighter than the mail. */
const cardFill: MailColor = 'field.readonly.background';

/** A panel of its own within the mail. */
const panel = (fill: MailColor, line: MailColor, inner: string, radius = 16): string =>
  table(
    ' style="margin:0 0 20px;border-collapse:separate;table-layout:fixed"',
    row(
      `<td${paint({ fill, line }, `padding:20px;border-width:1px;border-style:solid;border-radius:${radius}px;${breaks}`)}>${inner}</td>`,
    ),
  );

const valueRows = (rows: readonly MailRow[]): string =>
  table(
    ' style="table-layout:fixed"',
    rows
      .map(({ label, value, isOver = false }) =>
        row(
          `<td valign="top" width="92"${paint({ text: 'text.muted' }, `padding:6px 8px 4px 0;${small};${breaks}`, ['side'])}>${escapeHtml(label)}</td>` +
            `<td valign="top"${paint({ text: isOver ? 'text.muted' : 'text.body' }, `padding:4px 0;font-family:${fonts.body};font-size:16px;line-height:1.5;font-weight:600;${isOver ? 'text-decoration:line-through;' : ''}${breaks}`)}>${toHtml(value)}</td>`,
        ),
      )
      .join(''),
  );

/** "Saturday 12 December 2026" breaks after the weekday only. */
const withYear = (date: string): string => date.replace(/ (?=\d{4}$)/, '\u{A0}');

function card({ status, date, time, rows }: Extract<MailBlock, { type: 'card' }>): string {
  const badge =
    status === undefined
      ? ''
      : `<p style="margin:0 0 12px"><span${paint(
          {
            text: `status.${status.tone}.foreground`,
            fill: `status.${status.tone}.background`,
            line: `status.${status.tone}.border`,
          },
          `display:inline-block;padding:3px 12px;border-width:1px;border-style:solid;border-radius:999px;font-family:${fonts.body};font-size:13px;line-height:1.5;font-weight:700`,
        )}>${escapeHtml(status.text)}</span></p>`;
  const when =
    `<p${paint({ text: 'text.heading' }, `margin:0;font-family:${fonts.heading};font-size:22px;line-height:1.3;font-weight:600`)}>${escapeHtml(withYear(date))}</p>` +
    `<p${paint({ text: 'text.body' }, `margin:2px 0 0;font-family:${fonts.body};font-size:17px;line-height:1.5;font-weight:600`)}>${escapeHtml(time)}</p>`;
  const rule = `<div${paint({ line: 'border.subtle' }, 'margin:14px 0 8px;border-width:1px 0 0;border-style:solid;font-size:0;line-height:0')}>&nbsp;</div>`;
  return panel(cardFill, 'border.subtle', badge + when + (rows.length > 0 ? rule + valueRows(rows) : ''));
}

/** A cell with a background, since Outlook ignores padding of links. */
function button({ label, url, copyHint }: Extract<MailBlock, { type: 'button' }>): string {
  const text = link(
    escapeHtml(label),
    url,
    'action.primary.foreground',
    `display:block;padding:14px 28px;font-family:${fonts.body};font-size:17px;line-height:1.4;font-weight:700;text-align:center;text-decoration:none;border-radius:8px`,
  );
  const cell = paint(
    { fill: 'action.primary.background.rest' },
    'border-radius:8px;mso-padding-alt:14px 28px;text-align:center',
  );
  const address = copyHint
    ? `<p${paint({ text: 'text.muted' }, `margin:0 0 22px;font-family:${fonts.body};font-size:13px;line-height:1.5;${breaks}`)}>${escapeHtml(copyHint)}<br>${link(escapeHtml(url), url, 'text.muted', 'text-decoration:underline;word-break:break-all')}</p>`
    : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="wide" style="margin:4px 0 ${address === '' ? 24 : 10}px;border-collapse:separate"><tbody class="wide"><tr class="wide"><td align="center" data-button class="wide button ${cell.slice(8)}>${text}</td></tr></tbody></table>${address}`;
}

/** In two groups to read, but copied without a space. */
function code({ label, value, note: below }: Extract<MailBlock, { type: 'code' }>): string {
  const half = Math.ceil(value.length / 2);
  const line = (text: string): string =>
    `<p${paint({ text: 'text.muted' }, `margin:0;font-family:${fonts.body};font-size:14px;line-height:1.5;text-align:center`)}>${escapeHtml(text)}</p>`;
  const digits = `<p${paint({ text: 'text.heading' }, `margin:6px 0;font-family:${fonts.body};font-size:34px;line-height:1.3;font-weight:700;letter-spacing:4px;text-align:center;white-space:nowrap;font-variant-numeric:tabular-nums;-webkit-user-select:all;user-select:all`)}>${escapeHtml(value.slice(0, half))}<b style="margin-left:14px;font-weight:700">${escapeHtml(value.slice(half))}</b></p>`;
  return panel(cardFill, 'border.subtle', line(label) + digits + line(below));
}

const divider = `<div${paint({ line: 'border.subtle' }, 'margin:8px 0 20px;border-width:1px 0 0;border-style:solid;font-size:0;line-height:0')}>&nbsp;</div>`;

/** A long press or a double click selects a whole value. */
const copyLines = (lines: readonly { label: string; value: string }[]): string =>
  table(
    ' style="margin:0 0 20px;border-collapse:separate;table-layout:fixed"',
    lines
      .map(({ label, value }, at) => {
        const corners = [at === 0 ? '16px 16px' : '0 0', at === lines.length - 1 ? '16px 16px' : '0 0'].join(
          ' ',
        );
        return row(
          `<td${paint({ fill: cardFill, line: 'border.subtle' }, `padding:10px 20px;border-style:solid;border-width:${at === 0 ? 1 : 0}px 1px 1px;border-radius:${corners};${breaks}`)}>` +
            `<span${paint({ text: 'text.muted' }, `display:block;font-family:${fonts.body};font-size:13px;line-height:1.5`)}>${escapeHtml(label)}</span>` +
            `<strong${paint({ text: 'text.heading' }, `display:block;font-family:${fonts.body};font-size:17px;line-height:1.4;font-weight:700;-webkit-user-select:all;user-select:all;${breaks}`)}>${breakable(value)}</strong></td>`,
        );
      })
      .join(''),
  );

const amounts = (rows: readonly MailAmount[], isMuted = false): string =>
  table(
    ' style="margin:0 0 20px;table-layout:fixed"',
    rows
      .map(({ label, value, isSum = false, isSettled = false }, at) => {
        const isLast = !isMuted && at === rows.length - 1;
        const isLeftToPay = isLast && !isSettled;
        const color = isMuted ? 'text.muted' : isLeftToPay ? 'text.price' : 'text.body';
        const edge = `border-style:solid;border-width:${isLast || isSum ? 1 : 0}px 0 0`;
        const look = `padding:6px 0;${isMuted ? small : body};font-weight:${isLast || isSum ? 700 : 400};${edge};${breaks}`;
        const line = 'border.subtle';
        return row(
          `<td valign="top"${paint({ text: color, line }, look)}>${escapeWords(label)}</td>` +
            `<td valign="top" align="right" width="110"${paint({ text: color, line }, `${look};text-align:right;font-variant-numeric:tabular-nums`)}>${escapeHtml(value)}</td>`,
        );
      })
      .join(''),
  );

const note = ({ tone, text }: Extract<MailBlock, { type: 'note' }>): string =>
  table(
    ' style="margin:0 0 20px;border-collapse:separate;table-layout:fixed"',
    row(
      `<td${paint(
        { text: 'text.body', fill: `status.${tone}.background`, line: `status.${tone}.border` },
        `padding:14px 16px;border-style:solid;border-width:0 0 0 4px;border-radius:8px;${body};${breaks}`,
      )}>${toHtml(text)}</td>`,
    ),
  );

const terms = ({ title, lead, sections }: Extract<MailBlock, { type: 'terms' }>): string =>
  panel(
    cardFill,
    'border.subtle',
    `<h2${paint({ text: 'text.heading' }, `margin:0 0 10px;font-family:${fonts.heading};font-size:20px;line-height:1.3;font-weight:600`)}>${escapeHtml(title)}</h2>${paragraph(lead, true)}${sections
      .map(
        (part, at) =>
          `<h3${paint({ text: 'text.heading' }, `margin:14px 0 6px;font-family:${fonts.body};font-size:15px;line-height:1.4;font-weight:700`)}>${escapeHtml(part.title)}</h3>` +
          list(part.items, small, 'text.body', at === sections.length - 1 ? 0 : 16),
      )
      .join('')}`,
  );

function blockToHtml(block: MailBlock): string {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block.text, block.isMuted);
    case 'heading':
      return heading(block.text);
    case 'note':
      return note(block);
    case 'list':
      return list(block.items, body, 'text.body');
    case 'card':
      return card(block);
    case 'button':
      return button(block);
    case 'code':
      return code(block);
    case 'divider':
      return divider;
    case 'copyLines':
      return copyLines(block.lines);
    case 'amounts':
      return amounts(block.rows, block.isMuted);
    case 'terms':
      return terms(block);
    case 'quote':
      return panel(
        cardFill,
        'border.subtle',
        `<div${paint({ text: 'text.body' }, body)}>${toHtml(block.text)}</div>`,
      );
    case 'facts':
      break;
  }
  return `<div style="margin:0 0 16px">${valueRows(block.rows)}</div>`;
}

/** Without the spaces after it, an inbox would show the beginning of the mail after the preheader. */
const preview = (preheader: string): string =>
  `<div class="preheader" style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:transparent">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

/** In dark that of the footer. */
const headerFill: MailPaint = { light: 'status.neutral.background', dark: 'background.inverse' };

/** No line of a title is a single word. */
const keepLastWords = (title: string): string => title.replace(/ (?=\S+$)/, '\u{A0}');

const header = ({ businessName, heading: title }: MailContent, plaitUrl: string): string =>
  row(
    `<td${paint({ fill: headerFill }, `padding:26px 32px 0;${breaks}`, ['inner'])}>` +
      `<p${paint({ text: 'text.heading' }, `margin:0 0 18px;font-family:${fonts.heading};font-size:17px;line-height:1.4;font-weight:600`)}>${escapeHtml(businessName)}</p>` +
      `<h1${paint({ text: 'text.heading' }, `margin:0 0 20px;font-family:${fonts.heading};font-size:32px;line-height:1.2;font-weight:600;${breaks}`, ['title'])}>${escapeHtml(keepLastWords(title))}</h1></td>`,
  ) +
  row(
    `<td${paint({ fill: headerFill }, 'padding:0 0 20px;font-size:0;line-height:0')}><img src="${escapeHtml(plaitUrl)}" width="600" alt="" style="display:block;width:100%;max-width:600px;height:auto;border:0"></td>`,
  );

const footerRow = (lines: readonly MailInline[]): string =>
  lines.length === 0
    ? ''
    : row(
        `<td${paint({ fill: 'background.inverse', text: 'text.onInverse.muted' }, `padding:24px 32px 26px;${small};${breaks}`, ['inner'])}>${lines
          .map((line, at) => {
            const look =
              at === 0
                ? `margin:0 0 6px;font-family:${fonts.heading};font-size:18px;font-weight:600`
                : 'margin:0 0 4px';
            const color = at === 0 ? 'text.onInverse.body' : 'text.onInverse.muted';
            return `<p${paint({ text: color }, look)}>${toHtml(line, 'text.onInverse.body')}</p>`;
          })
          .join('')}</td>`,
      );

/** Wide tables for Outlook, which knows no `max-width`. */
const inOutlook = (html: string): string => `<!--[if mso]>${html}<![endif]-->`;

/**
 * A mail as HTML for mail programs: tables and inline styles, no script, nothing fetched.
 * @param plaitUrl the picture of a plait, decorative: `cid:` of the attachment in a mail
 */
export function toMailHtml(
  content: MailContent,
  { locale, plaitUrl }: { locale: string; plaitUrl: string },
): string {
  const { subject, preheader, greeting, blocks, footer } = content;
  const main = [...(greeting === undefined ? [] : [paragraph(greeting)]), ...blocks.map(blockToHtml)].join(
    '\n',
  );
  const frame = table(
    paint(
      { fill: 'surface.raised', line: 'border.subtle' },
      'max-width:600px;margin:0 auto;border-width:1px;border-style:solid;border-radius:24px;border-collapse:separate;overflow:hidden;table-layout:fixed',
      ['frame'],
    ),
    header(content, plaitUrl) +
      row(
        `<td${paint({ fill: 'surface.raised' }, `padding:28px 32px 14px;text-align:left;${breaks}`, ['inner'])}>\n${main}\n</td>`,
      ) +
      footerRow(footer),
  );
  const page = `${preview(preheader)}
<div role="article" aria-roledescription="email" lang="${locale}">
${table(
  paint({ fill: 'background.page' }, 'table-layout:fixed'),
  row(
    `<td align="center" class="outer" style="padding:28px 12px">${inOutlook('<table role="presentation" width="600"><tr><td>')}${frame}${inOutlook('</td></tr></table>')}</td>`,
  ),
)}
</div>`;
  return `<!doctype html>
<html lang="${locale}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${inOutlook('<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>*{font-family:Arial,sans-serif !important}</style>')}
<style>
${styleSheet(page)}
</style>
</head>
<body${paint({ fill: 'background.page' }, 'margin:0;padding:0')}>
${page}
</body>
</html>
`;
}
