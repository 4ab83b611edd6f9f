import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { faviconSvg } from '@plaitful/illustrations/brand';
import { themes } from '../packages/design-system/src/tokens/themes/themes.ts';
import { prefersDark } from './theme.ts';

const { resolve } = createRequire(new URL('../packages/design-system/package.json', import.meta.url));
const face = '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2';

/** A file as a data URL, for the two HTML pages that Storybook generates. */
const dataUrl = (type: string, content: Buffer | string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

const favicon = `<link rel="icon" type="image/svg+xml" href="${dataUrl('image/svg+xml', faviconSvg())}">`;

/** The head of the manager's page: our icon and font. */
export const managerHead = (head = '') => `${head}
${favicon}
<style>
  @font-face {
    font-family: 'Fredoka Variable';
    font-weight: 300 700;
    src: url('${dataUrl('font/woff2', readFileSync(resolve(face)))}') format('woff2');
  }
  .plaitful {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font: 600 22px/1 'Fredoka Variable', sans-serif;
  }
</style>`;

/** Shown while the page is loading. */
const waiting = (name: 'light' | 'dark') => `
  .sb-preparing-story.sb-wrapper, .sb-preparing-docs.sb-wrapper { background: ${themes[name].color.background.page} }
  .sb-preparing-docs :is(.sb-previewBlock, .sb-argstableBlock, .sb-argstableBlock-body) { background: none }`;

/** A story is rendered behind the loading indicator: if it were hidden, it could not measure or focus anything. */
const behindWaiting = `
  .sb-show-preparing-story:not(.sb-show-main) > :not([class^='sb-']) { display: revert !important }`;

export const previewHead = (head = '') => `${head}
${favicon}
<style>${waiting('light')}${behindWaiting}
  @media ${prefersDark} {${waiting('dark')}
  }
</style>`;
