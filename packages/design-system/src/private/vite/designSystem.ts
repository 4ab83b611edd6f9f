import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { HtmlTagDescriptor, Plugin, PluginOption } from 'vite';
import { themes } from '../../tokens/themes/themes.ts';

/**
 * The colours as plain values, for files that a build writes beside the style sheets: a manifest, a standalone page.
 */
export const themeColors = { light: themes.light.color, dark: themes.dark.color } as const;

/**
 * sonner inserts a `<style>` when it loads, which a policy without `unsafe-inline` forbids. Its styles come as a file
 * instead (ToastList.tsx), so the call is removed: the only patch of a library (docs/decisions/013).
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

/** Preloads the first subsets of both typefaces. In builds only. */
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

/** The Vite plugins needed for building with the design system; use them beside the React plugin. */
export function designSystem(): PluginOption[] {
  return [vanillaExtractPlugin(), sonnerWithoutInlineStyle(), preloadFonts()];
}
