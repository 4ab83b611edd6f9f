import { themeColors } from '@plaitful/design-system/vite';
import { faviconSvg, logoSvg, plaitSvg } from '@plaitful/illustrations/brand';
import { brand, serverUnavailable } from '@plaitful/messages/en-CA/common';

/** The server fills in the studio's phone number. */
export const phoneLinkTemplate = '<a href="tel:{phoneHref}">{contactPhone}</a>';

/** The illustration of the lost connection: a plait with loose strands in the middle. */
const loosened = plaitSvg(
  [
    { x: -20, y: 40, direction: 'right' },
    { x: 690, y: 40, direction: 'right' },
  ],
  { width: 670, height: 80 },
  {
    halfWidth: 18,
    rest: 0.4,
    plaited: [
      [0, 0.4],
      [0.66, 1],
    ],
  },
);

/** Inlined, since the browser cannot load it without a connection. */
const icon = `data:image/svg+xml;base64,${Buffer.from(faviconSvg()).toString('base64')}`;

/**
 * The page shown when no server can be reached. It needs only its style sheet; its link leads to the
 * requested URL. The server fills in the studio's phone number.
 */
export const offlinePage = (): string => `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${serverUnavailable.title}</title>
    <link rel="icon" href="${icon}" />
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <header aria-label="{businessName}">
      ${logoSvg(84)}
      <span>${brand.name}</span>
    </header>
    <main>
      <div aria-hidden="true">${loosened}</div>
      <h1>${serverUnavailable.title}</h1>
      <p>${serverUnavailable.offline}</p>
      <p>${serverUnavailable.text({ contactPhone: phoneLinkTemplate })}</p>
      <p><a class="button" href="">${serverUnavailable.button}</a></p>
    </main>
  </body>
</html>
`;

const colors = ({ background, text, action, focus }: (typeof themeColors)['light' | 'dark']): string =>
  Object.entries({
    page: background.page,
    heading: text.heading,
    body: text.body,
    link: text.link,
    action: action.primary.background.rest,
    'action-hover': action.primary.background.hover,
    'action-words': action.primary.foreground,
    ring: focus.ring,
  })
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** The colours and sizes of the site, with system fonts. */
export const offlineStyles = (): string => `:root { color-scheme: light dark; ${colors(themeColors.light)} }
@media (prefers-color-scheme: dark) { :root { ${colors(themeColors.dark)} } }
*, ::before, ::after { box-sizing: border-box; }
body {
  max-width: 42rem;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 24px max(20px, env(safe-area-inset-left)) 48px;
  background: var(--page);
  color: var(--body);
  font: 1.0625rem/1.5 'Nunito Sans', 'Segoe UI', system-ui, sans-serif;
}
html { background: var(--page); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
header { display: flex; align-items: center; gap: 12px; }
header svg { flex: none; width: 84px; height: auto; }
header span, h1 { color: var(--heading); font-family: Fredoka, 'Trebuchet MS', system-ui, sans-serif; font-weight: 600; }
header span { font-size: 1.5rem; }
main { padding-block: clamp(32px, 10vh, 96px) 0; }
main svg { display: block; width: 100%; height: auto; margin-bottom: clamp(24px, 5vh, 48px); }
h1 { margin: 0 0 24px; font-size: clamp(1.75rem, 1.4rem + 1.55vw, 2.75rem); line-height: 1.15; text-wrap: balance; }
p { margin: 0 0 16px; font-size: 1.1875rem; }
a { color: var(--link); text-underline-offset: 0.22em; }
a[href^='tel:'] { white-space: nowrap; }
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  margin-top: 16px;
  padding: 8px 24px;
  border: 2px solid transparent;
  border-radius: 12px;
  background: var(--action);
  color: var(--action-words);
  font-weight: 700;
  text-decoration: none;
}
.button:hover { background: var(--action-hover); }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 3px; border-radius: 12px; }
`;
