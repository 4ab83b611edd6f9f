import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { HtmlTagDescriptor, Plugin, PluginOption } from 'vite';
import { themes } from '../../tokens/themes/themes.ts';

/** The colours as they are, for what a build writes beside the style sheets: a manifest, a page that must stand alone. */
export const themeColors = { light: themes.light.color, dark: themes.dark.color } as const;

/**
 * sonner puts its styles into a `<style>` when it loads, which a policy without `unsafe-inline` refuses. They
 * come as a file instead (ToastList.tsx), so the call is taken out: the one cut into a library (docs/decisions/023).
 */
function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: 'plaitful:sonner-without-inline-style',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        const without = code.replace(/^__insertCSS\(".*"\);$/m, '');
        if (without === code)
          this.error('sonner no longer calls __insertCSS: see how it brings its styles now');
        return { code: without, map: null };
      },
    },
  };
}

/** Asks for the first parts of both typefaces with the page, before the style sheet names them. Built pages only. */
function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'plaitful:preload-fonts',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-first-[^/]*\.woff2$/.test(file))
          .map((file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `${base}${file}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/** All that Vite needs to build with the design system; put it beside the React plugin. */
export function designSystem(): PluginOption[] {
  return [vanillaExtractPlugin(), sonnerWithoutInlineStyle(), preloadFonts()];
}
