/**
 * The colours of mails, light and dark: roles of the design system, whose CSS variables no mail program reads. This
 * package cannot import the design system; `app/src/storybook/mails/mailColors.test.ts` compares them.
 */
export const mailColors = {
  'background.page': ['#FFF9EF', '#1A0F26'],
  'background.inverse': ['#3F1A78', '#35156A'],
  'field.readonly.background': ['#F7F2FE', '#33214A'],
  'surface.raised': ['#FFFFFF', '#271839'],
  'text.heading': ['#3F1A78', '#F4EAFF'],
  'text.body': ['#231532', '#EFE6F7'],
  'text.muted': ['#5B4A6B', '#C3B2D6'],
  'text.link': ['#6D28B8', '#C9A8F0'],
  'text.price': ['#AE1A63', '#F4A3C8'],
  'text.onInverse.body': ['#FFF9EF', '#FFF9EF'],
  'text.onInverse.muted': ['#D9C6F2', '#D9C6F2'],
  'action.primary.background.rest': ['#6D28B8', '#C9A8F0'],
  'action.primary.foreground': ['#FFFFFF', '#231532'],
  'border.subtle': ['#E4D6EE', '#48345F'],
  'status.success.foreground': ['#1B7A4B', '#7FDBA6'],
  'status.success.background': ['#E6F5EC', '#173626'],
  'status.success.border': ['#7CBF9C', '#3F8B66'],
  'status.warning.foreground': ['#8A5A00', '#F5C768'],
  'status.warning.background': ['#FFF1D2', '#3B2B0C'],
  'status.warning.border': ['#C98A12', '#A87A26'],
  'status.danger.foreground': ['#B42318', '#FF9C8F'],
  'status.danger.background': ['#FDECEA', '#43191A'],
  'status.danger.border': ['#DB8B83', '#A85248'],
  'status.neutral.foreground': ['#5B4A6B', '#C3B2D6'],
  'status.neutral.background': ['#EDE3FB', '#38244F'],
  'status.neutral.border': ['#A48CC4', '#7F66A6'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type MailColor = keyof typeof mailColors;
