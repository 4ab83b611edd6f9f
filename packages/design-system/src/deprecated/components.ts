import { Box as NewBox } from '../components/Box/Box.tsx';
import { Button as NewButton } from '../components/Button/Button.tsx';
import { ConfirmDialog as NewConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { Heading as NewHeading } from '../components/Heading/Heading.tsx';
import { ButtonLink as NewButtonLink } from '../components/Link/Link.tsx';
import { Logo as NewLogo } from '../components/Logo/Logo.tsx';
import { Menu as NewMenu } from '../components/Menu/Menu.tsx';
import { Plait as NewPlait } from '../components/Plait/Plait.tsx';
import { RadioCards, type RadioCardsProps } from '../components/RadioCards/RadioCards.tsx';
import {
  RadioGroup as NewRadioGroup,
  type RadioGroupProps as NewRadioGroupProps,
} from '../components/RadioGroup/RadioGroup.tsx';
import { Stepper, type StepperProps } from '../components/Stepper/Stepper.tsx';
import { StyleCard as NewStyleCard } from '../components/StyleCard/StyleCard.tsx';
import { Text as NewText } from '../components/Text/Text.tsx';
import { TopBar as NewTopBar } from '../components/TopBar/TopBar.tsx';
import { props as renames } from './renames.ts';
import { type OldProps, withOldProps } from './withOldProps.ts';

// The old names for one version. Each is dropped from a bundle that does not use it.

export {
  /** @deprecated Renamed TruncatedText. */
  TruncatedText as ClampText,
  /** @deprecated Renamed TruncatedTextProps. */
  type TruncatedTextProps as ClampTextProps,
  type LineCount,
} from '../components/TruncatedText/TruncatedText.tsx';
export {
  /** @deprecated Renamed CopyFieldGroup. */
  CopyFieldGroup as CopyList,
  /** @deprecated Renamed CopyFieldGroupProps. */
  type CopyFieldGroupProps as CopyListProps,
} from '../components/CopyField/CopyField.tsx';
export {
  /** @deprecated Renamed ErrorSummary. */
  ErrorSummary as FormSummary,
  /** @deprecated Renamed ErrorSummaryItem. */
  type ErrorSummaryItem as FormSummaryItem,
  /** @deprecated Renamed ErrorSummaryProps. */
  type ErrorSummaryProps as FormSummaryProps,
} from '../components/ErrorSummary/ErrorSummary.tsx';
export {
  /** @deprecated Renamed MonthCalendar. */
  MonthCalendar as MonthBoard,
  /** @deprecated Renamed MonthCalendarDay. */
  type MonthCalendarDay as MonthBoardDay,
  /** @deprecated Renamed MonthCalendarProps. */
  type MonthCalendarProps as MonthBoardProps,
} from '../components/MonthCalendar/MonthCalendar.tsx';
export {
  /** @deprecated Renamed Pagination. */
  Pagination as Pager,
  /** @deprecated Renamed PaginationProps. */
  type PaginationProps as PagerProps,
  /** @deprecated Renamed PaginationTarget. */
  type PaginationTarget as PagerTarget,
  /** @deprecated Renamed PaginationWords. */
  type PaginationWords as PagerWords,
} from '../components/Pagination/Pagination.tsx';
export {
  /** @deprecated Renamed PlaitMarker. */
  type PlaitMarker as PlaitClamp,
} from '../components/Plait/Plait.tsx';
export {
  /** @deprecated Renamed PlaitConnector. */
  PlaitConnector as PlaitLine,
  /** @deprecated Renamed PlaitConnectorProps. */
  type PlaitConnectorProps as PlaitLineProps,
  plaitAnchor,
  plaitNumber,
  type PlaitAnchorProps,
  type PlaitDirection,
  type PlaitHandles,
  type PlaitNumberProps,
} from '../components/PlaitConnector/PlaitConnector.tsx';
export {
  /** @deprecated Renamed Loader. */
  Loader as PlaitLoader,
  /** @deprecated Renamed LoaderProps. */
  type LoaderProps as PlaitLoaderProps,
} from '../components/Loader/Loader.tsx';
export {
  /** @deprecated Renamed StepperStep. */
  type StepperStep as PlaitStep,
} from '../components/Stepper/Stepper.tsx';
export {
  /** @deprecated Renamed NavTabs. */
  NavTabs as RadioLinks,
  /** @deprecated Renamed NavTab. */
  type NavTab as RadioLink,
  /** @deprecated Renamed NavTabsProps. */
  type NavTabsProps as RadioLinksProps,
} from '../components/NavTabs/NavTabs.tsx';
export {
  /** @deprecated Renamed RadioCard. */
  type RadioCard as RadioTile,
} from '../components/RadioCards/RadioCards.tsx';
export {
  /** @deprecated Renamed TimeSlotPicker. */
  TimeSlotPicker as TimeList,
  /** @deprecated Renamed TimeSlotPickerItem. */
  type TimeSlotPickerItem as TimeListItem,
  /** @deprecated Renamed TimeSlotPickerProps. */
  type TimeSlotPickerProps as TimeListProps,
  /** @deprecated Renamed TimeSlotPickerState. */
  type TimeSlotPickerState as TimeListState,
} from '../components/TimeSlotPicker/TimeSlotPicker.tsx';

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/Box`. */
export const Box = /* @__PURE__ */ withOldProps(NewBox, renames.Box);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/Button`. */
export const Button = /* @__PURE__ */ withOldProps(NewButton, renames.Button);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/Link`. */
export const ButtonLink = /* @__PURE__ */ withOldProps(NewButtonLink, renames.ButtonLink);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/ConfirmDialog`. */
export const ConfirmDialog = /* @__PURE__ */ withOldProps(NewConfirmDialog, renames.ConfirmDialog);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/Heading`. */
export const Heading = /* @__PURE__ */ withOldProps(NewHeading, renames.Heading);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/Logo`. */
export const Logo = /* @__PURE__ */ withOldProps(NewLogo, renames.Logo);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/Menu`. */
export const Menu = /* @__PURE__ */ withOldProps(NewMenu, renames.Menu);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/Plait`. */
export const Plait = /* @__PURE__ */ withOldProps(NewPlait, renames.Plait);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/StyleCard`. */
export const StyleCard = /* @__PURE__ */ withOldProps(NewStyleCard, renames.StyleCard);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/Text`. */
export const Text = /* @__PURE__ */ withOldProps(NewText, renames.Text);

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/TopBar`. */
export const TopBar = /* @__PURE__ */ withOldProps(NewTopBar, renames.TopBar);

/** @deprecated Renamed Stepper. */
export const PlaitSteps = /* @__PURE__ */ withOldProps(Stepper, renames.Stepper);

/** @deprecated Renamed StepperProps. */
export type PlaitStepsProps = OldProps<StepperProps, typeof renames.Stepper>;

/** @deprecated Renamed RadioCardsProps. */
export type RadioTilesProps<Value extends string> = OldProps<
  RadioCardsProps<Value>,
  typeof renames.RadioCards
>;

/** @deprecated Renamed RadioCards. */
export const RadioTiles = /* @__PURE__ */ withOldProps(RadioCards, renames.RadioCards);

/** @deprecated Its `label` was `legend`. */
export type RadioGroupProps<Value extends string> = OldProps<
  NewRadioGroupProps<Value>,
  typeof renames.RadioGroup
>;

/** @deprecated It takes the old names of its props: import it from `@plaitful/design-system/RadioGroup`. */
export const RadioGroup = /* @__PURE__ */ withOldProps(NewRadioGroup, renames.RadioGroup);
