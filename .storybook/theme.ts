import { create } from 'storybook/theming/create';
import { scaleTokens } from '../packages/design-system/src/tokens/scaleTokens.ts';
import { themes } from '../packages/design-system/src/tokens/themes/themes.ts';

/** The two the workshop itself comes in; whoever needs high contrast gets it from the system's forced colours. */
export type WorkshopTheme = 'light' | 'dark';

/** Which of them the reader's system asks for. */
export const prefersDark = '(prefers-color-scheme: dark)';

/** Storybook's own surfaces in the colours of the design system, so that the showroom wears what it shows. */
export function workshopTheme(name: WorkshopTheme, brandTitle = 'Plaitful') {
  const { ground, surface, text, action, border, field, plait } = themes[name].color;
  return create({
    base: name,
    brandTitle,
    brandUrl: './?path=/story/welcome--welcome',
    brandTarget: '_self',
    colorPrimary: action.primary.background.rest,
    // What is chosen carries white words, and the dark base darkens it for that.
    colorSecondary: name === 'light' ? action.primary.background.rest : plait.strand1,
    appBg: ground.quiet,
    appContentBg: ground.page,
    appPreviewBg: ground.page,
    appHoverBg: surface.row.chosen,
    appBorderColor: border.soft,
    appBorderRadius: Number.parseInt(scaleTokens.radius.control.value, 10),
    // The frame around the stories has Storybook's own copy of the same face.
    fontBase: `"Nunito Sans", ${scaleTokens.font.body.value}`,
    fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    textColor: text.body,
    textInverseColor: action.primary.foreground,
    textMutedColor: text.muted,
    barBg: surface.raised,
    barTextColor: text.muted,
    barHoverColor: text.link,
    barSelectedColor: text.link,
    buttonBg: surface.row.hover,
    buttonBorder: border.soft,
    booleanBg: surface.row.chosen,
    booleanSelectedBg: surface.raised,
    inputBg: field.background,
    inputBorder: field.border.rest,
    inputTextColor: text.body,
    inputBorderRadius: Number.parseInt(scaleTokens.radius.control.value, 10),
  });
}
