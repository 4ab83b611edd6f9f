import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { HtmlTagDescriptor, Plugin, PluginOption } from 'vite';
import { themes } from '../../tokens/themes/themes.ts';

/** The colours as they are, for what a build writes beside the style sheets: a manifest, a page that must stand alone. */
export const themeColors = { light: themes.light.color, dark: themes.dark.color } as const;

/**
 * sonner puts its styles into a `<style>` when it loads, which a policy without `unsafe-inline` refuses. They
 * come as a file instead (Toast.css), so the call is taken out.
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

/** Recipes run by a lighter function of our own. */
function lightRecipes(): Plugin {
  return {
    name: 'plaitful:light-recipes',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['@vanilla-extract/recipes'] } }),
    resolveId: {
      filter: { id: /^@vanilla-extract\/recipes\/createRuntimeFn$/ },
      handler() {
        return this.resolve('../recipe.ts', import.meta.filename);
      },
    },
  };
}

/** Asks for the first parts of both typefaces with the page, before the style sheet names them. Built pages only. */
function fontsPreloaded(): Plugin {
  let base = '/';
  return {
    name: 'plaitful:fonts-preloaded',
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
  return [vanillaExtractPlugin(), lightRecipes(), sonnerWithoutInlineStyle(), fontsPreloaded()];
}
