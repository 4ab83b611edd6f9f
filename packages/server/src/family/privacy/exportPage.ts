import { plaitSvg } from '@plaitful/illustrations/brand';
import { accountExport as labels } from '@plaitful/messages/en-CA/accountExport';
import { escapeHtml } from '@plaitful/messages/escape-html';
import { formatInstant, formatPhone, locale } from '@plaitful/messages/format';
import { exportPageStyle } from './exportPageStyle.ts';
import { exportSections, type ExportPageContext } from './exportSections.ts';
import { writeTables } from './exportTables.ts';
import type { FamilyExport } from './privacy.service.ts';

/** The plait of mails, long enough for a wide window. */
const plait = plaitSvg(
  [
    { x: -20, y: 16, direction: 'right' },
    { x: 170, y: 29, direction: 'right' },
    { x: 400, y: 14, direction: 'right' },
    { x: 620, y: 30, direction: 'right' },
    { x: 830, y: 15, direction: 'right' },
    { x: 1040, y: 29, direction: 'right' },
    { x: 1220, y: 16, direction: 'right' },
  ],
  { width: 1200, height: 44 },
  { halfWidth: 8.5 },
);

/** Links within the page only. */
const contents = [...exportSections, { id: 'rows', title: labels.technical.title }]
  .map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
  .join('\n');

function writeHead({ business: { name, timeZone }, now }: ExportPageContext): string {
  const lead = labels.lead({ businessName: name, date: formatInstant(now, timeZone) });
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(labels.title)}</title>
<style>${exportPageStyle}</style>
</head>
<body>
<header>
<p class="brand">${escapeHtml(name)}</p>
<h1>${escapeHtml(labels.title)}</h1>
<p>${escapeHtml(lead)}</p>
</header>
<div class="plait" aria-hidden="true">${plait}</div>
<main>
<nav aria-labelledby="contents"><h2 id="contents">${escapeHtml(labels.contents)}</h2>
<ul>
${contents}
</ul></nav>
`;
}

function writeEnd({ business: { name, address, contactEmail, contactPhone } }: ExportPageContext): string {
  const lines = [address, contactEmail, formatPhone(contactPhone)];
  return `</main>
<footer>
<p class="brand">${escapeHtml(name)}</p>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p>${escapeHtml(labels.reviews)}</p>
</footer>
</body>
</html>
`;
}

/** A family's data as an HTML page that loads nothing: in words first, then every stored row. */
export async function* writeExportPage(
  exported: FamilyExport,
  page: ExportPageContext,
): AsyncGenerator<string> {
  yield writeHead(page);
  for (const { id, title, write } of exportSections) {
    yield `<section id="${id}"><h2>${escapeHtml(title)}</h2>\n`;
    yield* write(exported, page);
    yield '</section>\n';
  }
  yield* writeTables(exported, page.business.timeZone);
  yield writeEnd(page);
}
