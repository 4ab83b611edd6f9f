import { create } from 'storybook/theming/create';
import { scaleTokens } from '../packages/design-system/src/tokens/scaleTokens.ts';
import { themes } from '../packages/design-system/src/tokens/themes/themes.ts';

/** The two themes of Storybook's interface; high contrast comes from the system's forced colours. */
export type StorybookTheme = 'light' | 'dark';

/** The theme that the system prefers. */
export const prefersDark = '(prefers-color-scheme: dark)';

/** Storybook's interface in the colours of the design system. */
export function storybookTheme(name: StorybookTheme, brandTitle = 'Plaitful') {
  const { background, surface, text, action, border, field, plait } = themes[name].color;
  return create({
    base: name,
    brandTitle,
    brandUrl: './?path=/story/welcome--welcome',
    brandTarget: '_self',
    colorPrimary: action.primary.background.rest,
    // Selected items have white text, and the dark base theme darkens this colour for that.
    colorSecondary: name === 'light' ? action.primary.background.rest : plait.strand1,
    appBg: background.subtle,
    appContentBg: background.page,
    appPreviewBg: background.page,
    appHoverBg: surface.row.selected,
    appBorderColor: border.subtle,
    appBorderRadius: Number.parseInt(scaleTokens.radius.control.value, 10),
    // The manager uses Storybook's own copy of the same font.
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
    buttonBorder: border.subtle,
    booleanBg: surface.row.selected,
    booleanSelectedBg: surface.raised,
    inputBg: field.background,
    inputBorder: field.border.rest,
    inputTextColor: text.body,
    inputBorderRadius: Number.parseInt(scaleTokens.radius.control.value, 10),
  });
}
