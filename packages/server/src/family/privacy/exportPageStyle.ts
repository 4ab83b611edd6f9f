import { mailColors, type MailColor } from '@plaitful/messages/mail-colors';
import { fonts } from '@plaitful/messages/mail-style';

const getProperty = (color: string): string => `--${color.replaceAll('.', '-')}`;

const use = (color: MailColor): string => `var(${getProperty(color)})`;

const definitions = (scheme: 0 | 1): string =>
  Object.entries(mailColors)
    .map(([color, values]) => `${getProperty(color)}:${values[scheme]}`)
    .join(';');

const badge = (tone: 'warning' | 'success' | 'danger' | 'neutral'): string =>
  `.${tone}{color:${use(`status.${tone}.foreground`)};background:${use(`status.${tone}.background`)};border-color:${use(`status.${tone}.border`)}}`;

/** The look of mails. Prints in the light colours, on white. */
export const exportPageStyle = `:root{color-scheme:light dark;${definitions(0)};--header-background:${mailColors['status.neutral.background'][0]}}
@media screen and (prefers-color-scheme:dark){:root{${definitions(1)};--header-background:${mailColors['background.inverse'][1]}}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:${use('background.page')};color:${use('text.body')};font:1rem/1.55 ${fonts.body};overflow-wrap:anywhere;-webkit-text-size-adjust:100%;text-size-adjust:100%}
header,main,footer{padding:2rem max(1.25rem,calc((100% - 46rem)/2))}
header,.plait{background:var(--header-background);color:${use('text.heading')}}
header{padding-bottom:1rem}
.plait{overflow:hidden;padding-bottom:1.25rem}
.plait svg{display:block;width:max(100%,75rem);height:auto}
header p,footer p,article p,details>p{margin:0 0 .5rem}
footer{background:${use('background.inverse')};color:${use('text.onInverse.muted')};font-size:.875rem;margin-top:2rem}
footer .brand{color:${use('text.onInverse.body')}}
h1,h2,h3,h4,.brand{font-family:${fonts.heading};font-weight:600;line-height:1.3;color:${use('text.heading')};text-wrap:balance}
.brand{font-size:1.125rem}
h1{font-size:clamp(1.75rem,1.3rem + 2vw,2.25rem);line-height:1.2;margin:1.25rem 0 .75rem}
h2{font-size:1.5rem;margin:2.5rem 0 1rem}
h3{font-size:1.25rem;margin:1.5rem 0 .75rem}
h4{font-size:1.125rem;margin:1.25rem 0 .375rem}
article,nav,details{background:${use('surface.raised')};border:1px solid ${use('border.subtle')};border-radius:1rem;padding:1.25rem;margin:0 0 1rem}
article>:first-child,nav>:first-child{margin-top:0}
article>:last-child{margin-bottom:0}
nav h2{font-size:1.125rem;margin-bottom:.25rem}
nav ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:0 2rem}
nav a{display:inline-block;min-height:2.75rem;padding:.5rem 0;color:${use('text.link')};font-weight:700;text-underline-offset:.2em}
a:focus-visible,summary:focus-visible{outline:3px solid ${use('text.link')};outline-offset:2px;border-radius:.25rem}
dl{margin:0}
dt{color:${use('text.muted')};font-size:.875rem;line-height:1.75}
dd{margin:0;font-weight:600;white-space:pre-line}
.rows div{display:grid;grid-template-columns:minmax(7.5rem,35%) minmax(0,1fr);gap:0 1rem;padding:.375rem 0}
.rows div+div{border-top:1px solid ${use('border.subtle')}}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9.5rem),1fr));gap:.5rem 1.25rem;margin-top:.75rem;padding-top:.75rem;border-top:1px solid ${use('border.subtle')}}
.facts div:nth-child(2){grid-column:span 2}
article ul{margin:0;padding:0 0 0 1.25rem}
article li+li{margin-top:.375rem}
.muted{color:${use('text.muted')}}
.when{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;font-size:1.0625rem;font-weight:600}
.badge{border:1px solid;border-radius:999px;padding:0 .75rem;font-size:.8125rem;font-weight:700;line-height:1.75}
${badge('warning')}
${badge('success')}
${badge('danger')}
${badge('neutral')}
.quote{white-space:pre-line}
.message{padding:.75rem 0;border-bottom:1px solid ${use('border.subtle')}}
.message:last-child{border-bottom:0}
.message h3{font-size:1rem;margin:0}
.message p{margin:0;font-size:.875rem;color:${use('text.muted')}}
summary{cursor:pointer;min-height:2.75rem;align-content:center;color:${use('text.heading')}}
summary h2{display:inline;font-size:1.25rem}
details{margin-top:2.5rem}
table{border-collapse:collapse;width:100%;margin-bottom:1.5rem;font-size:.875rem}
caption{text-align:start;font-weight:700;padding:.5rem 0}
th,td{text-align:start;vertical-align:top;padding:.25rem .5rem .25rem 0;border-bottom:1px solid ${use('border.subtle')};white-space:pre-line}
th{width:40%;font-weight:400;color:${use('text.muted')}}
@media (max-width:30rem){.rows div{display:block}.facts{display:block}.facts div{display:grid;grid-template-columns:minmax(7.5rem,35%) minmax(0,1fr);gap:0 1rem;padding:.25rem 0}}
@media print{
:root{color-scheme:light;--background-page:#fff;--background-inverse:#fff;--header-background:#fff;--text-onInverse-body:${mailColors['text.heading'][0]};--text-onInverse-muted:${mailColors['text.muted'][0]}}
body{font-size:10.5pt}
header,main,footer{padding:0}
h2{margin-top:1.5rem}
nav{display:none}
.facts{grid-template-columns:repeat(4,1fr)}
h2,h3,h4{break-after:avoid}
article,.message,dl div,tr{break-inside:avoid}
details:not([open]){display:none}
}`;
