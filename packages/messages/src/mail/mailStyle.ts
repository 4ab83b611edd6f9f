import { mailColors, type MailColor } from './mailColors.ts';

/** Programs without these fonts use their own; none is fetched. */
export const fonts = {
  heading: `Fredoka,ui-rounded,'Arial Rounded MT Bold','Trebuchet MS',Verdana,sans-serif`,
  body: `'Nunito Sans','Segoe UI',Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif`,
} as const;

/** The CSS property and the prefix of the class of each use of a colour. */
const uses = { text: ['color', 't'], fill: ['background-color', 'f'], line: ['border-color', 'l'] } as const;

type Use = keyof typeof uses;

/** The same role in light and dark, or one for each. */
export type MailPaint = MailColor | { readonly light: MailColor; readonly dark: MailColor };

const inSchemes = (color: MailPaint) => (typeof color === 'string' ? { light: color, dark: color } : color);

const getClass = (use: Use, color: MailColor): string => `${uses[use][1]}-${color.replaceAll('.', '-')}`;

/**
 * Attributes for an element in these colours: inline for programs that drop style sheets, and classes by which the
 * style sheet makes it dark.
 */
export function paint(
  colors: Readonly<Partial<Record<Use, MailPaint>>>,
  style: string,
  classes: readonly string[] = [],
): string {
  const used = Object.entries(colors) as [Use, MailPaint][];
  const names = [...used.map(([use, color]) => getClass(use, inSchemes(color).dark)), ...classes];
  const inline = used.map(([use, color]) => `${uses[use][0]}:${mailColors[inSchemes(color).light][0]}`);
  const className = names.length === 0 ? '' : ` class="${names.join(' ')}"`;
  return `${className} style="${[...inline, style].filter((part) => part !== '').join(';')}"`;
}

const darkRules = (prefix: string, painted: readonly Use[]): string =>
  painted
    .flatMap((use) =>
      Object.entries(mailColors).map(
        ([color, [, dark]]) =>
          `${prefix}.${getClass(use, color as MailColor)}{${uses[use][0]}:${dark} !important}`,
      ),
    )
    .join('\n');

/** Only the rules whose class the body has, so that the style sheet stays far below Gmail's limit of 16 kB. */
const onlyUsed = (rules: string, body: string): string =>
  rules
    .split('\n')
    .filter((rule) => body.includes(/\.([tfl]-[\w-]+)/.exec(rule)?.[1] ?? ''))
    .join('\n');

/**
 * The style sheet: small screens, and dark by the system's choice. Outlook on the web and on phones sets `data-ogsc` and
 * `data-ogsb` instead, where it changes text and backgrounds. Without a style sheet the mail is light and complete.
 */
export const styleSheet = (
  body: string,
): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%;text-size-adjust:100%}
a{text-underline-offset:2px}
@media (max-width:480px){
.outer{padding:0 !important}
.frame{border-radius:0 !important;border-left:0 !important;border-right:0 !important}
.inner{padding-left:20px !important;padding-right:20px !important}
.title{font-size:27px !important}
.wide{display:block !important;width:auto !important}
.side{width:76px !important}
}
@media (prefers-color-scheme:dark){
${onlyUsed(darkRules('', ['text', 'fill', 'line']), body)}
}
${onlyUsed(darkRules('[data-ogsc] ', ['text', 'line']), body)}
${onlyUsed(darkRules('[data-ogsb] ', ['fill']), body)}
@media (forced-colors:active){
[style]{color:CanvasText !important}
a[style]{color:LinkText !important}
.button{border:2px solid LinkText !important}
}`;

/** A mail as it looks in one colour scheme, whatever the system's is; for pictures of mails. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replace('@media (prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all');
