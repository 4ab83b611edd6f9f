/**
 * What was renamed, for the deprecated aliases and for the command `migrate`. Both go with the next major version.
 */

/** Entry points. */
export const entryPoints = {
  ClampText: 'TruncatedText',
  FormSummary: 'ErrorSummary',
  MonthBoard: 'MonthCalendar',
  Pager: 'Pagination',
  PlaitLine: 'PlaitConnector',
  PlaitLoader: 'Loader',
  PlaitSteps: 'Stepper',
  RadioLinks: 'NavTabs',
  RadioTiles: 'RadioCards',
  TimeList: 'TimeSlotPicker',
} as const;

/** Names that an entry point exports. */
export const names = {
  ...entryPoints,
  ClampTextProps: 'TruncatedTextProps',
  CopyList: 'CopyFieldGroup',
  CopyListProps: 'CopyFieldGroupProps',
  FormSummaryItem: 'ErrorSummaryItem',
  FormSummaryProps: 'ErrorSummaryProps',
  MonthBoardDay: 'MonthCalendarDay',
  MonthBoardProps: 'MonthCalendarProps',
  PagerProps: 'PaginationProps',
  PagerTarget: 'PaginationTarget',
  PagerWords: 'PaginationWords',
  PlaitClamp: 'PlaitMarker',
  PlaitLineProps: 'PlaitConnectorProps',
  PlaitLoaderProps: 'LoaderProps',
  PlaitStep: 'StepperStep',
  PlaitStepsProps: 'StepperProps',
  RadioLink: 'NavTab',
  RadioLinksProps: 'NavTabsProps',
  RadioTile: 'RadioCard',
  RadioTilesProps: 'RadioCardsProps',
  TimeListItem: 'TimeSlotPickerItem',
  TimeListProps: 'TimeSlotPickerProps',
  TimeListState: 'TimeSlotPickerState',
} as const;

export interface PropRename {
  /** The new name. */
  readonly to: string;
  /** New names of its values. */
  readonly values?: Readonly<Record<string, string>>;
  /** Other values than these stay with the old name, which is still a prop. */
  readonly hasOnlyTheseValues?: true;
}

export type PropRenames = Readonly<Record<string, PropRename>>;

const surface = { to: 'surface', values: { closing: 'inverse' } } as const;

const group = { legend: { to: 'label' }, isLegendHidden: { to: 'isLabelHidden' } } as const;

const buttonLook = {
  tone: {
    to: 'variant',
    values: { primary: 'solid', secondary: 'outline', quiet: 'text' },
    hasOnlyTheseValues: true,
  },
  ground: { to: 'surface' },
} as const;

/** Props, by the new name of their component. */
export const props = {
  Box: { ground: { to: 'background', values: { closing: 'inverse', quiet: 'subtle' } } },
  Button: { ...buttonLook, isNotReady: { to: 'isDisabled' }, onNotReady: { to: 'onDisabledClick' } },
  ButtonLink: buttonLook,
  ConfirmDialog: { tone: { to: 'tone', values: { primary: 'default' } } },
  Heading: { ground: surface },
  Logo: { ground: surface },
  Menu: { ground: { to: 'surface' } },
  Plait: { clamps: { to: 'markers' }, ground: { to: 'surface' } },
  RadioCards: group,
  RadioGroup: group,
  Stepper: {
    ground: { to: 'surface' },
    layout: { to: 'orientation', values: { rail: 'vertical', band: 'horizontal' } },
  },
  StyleCard: { ground: { to: 'background' } },
  Text: { ground: surface },
  TopBar: { ground: { to: 'background' } },
} as const satisfies Readonly<Record<string, PropRenames>>;

/** Tokens, each with all below it unless that has a row of its own. */
export const tokens = {
  'vars.color.ground': 'vars.color.background',
  'vars.color.ground.quiet': 'vars.color.background.subtle',
  'vars.color.ground.closing': 'vars.color.background.inverse',
  'vars.color.surface.row.chosen': 'vars.color.surface.row.selected',
  'vars.color.text.onClosing': 'vars.color.text.onInverse',
  'vars.color.action.quiet': 'vars.color.action.secondary',
  'vars.color.action.notReady': 'vars.color.action.disabled',
  'vars.color.border.soft': 'vars.color.border.subtle',
  'vars.color.focus.ringOnClosing': 'vars.color.focus.ringOnInverse',
  'vars.color.status.paid': 'vars.color.status.success',
  'vars.color.status.confirmed': 'vars.color.status.successSolid',
  'vars.color.status.waiting': 'vars.color.status.warning',
  'vars.color.status.cancelled': 'vars.color.status.danger',
  'vars.color.day.offered': 'vars.color.day.available',
  'vars.color.day.chosen': 'vars.color.day.selected',
  'vars.color.plait.clamp': 'vars.color.plait.marker',
  'vars.color.plait.clampEdge': 'vars.color.plait.markerEdge',
  'focusRingOn.closing': 'focusRingOn.inverse',
} as const;
