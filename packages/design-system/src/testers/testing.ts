import { calendarTester, dateTimePickerTester, multiDatePickerTester } from './calendarTesters.ts';
import { carouselTester } from './carouselTester.ts';
import { confirmDialogTester, dialogTester, toastTester } from './dialogTesters.ts';
import { accordionTester, menuTester } from './disclosureTesters.ts';
import {
  copyFieldTester,
  errorSummaryTester,
  fileDropZoneTester,
  formTester,
  phoneFieldTester,
  radioGroupTester,
  searchFieldTester,
  selectTester,
} from './fieldTesters.ts';
import { paginatedTableTester, paginationTester } from './tableTesters.ts';
import type { TestTools } from './testTools.ts';

export { findBrokenWords } from './findBrokenWords.ts';
export { findCellOverflow } from './findCellOverflow.ts';
export type { TestTools } from './testTools.ts';

const testers = {
  accordionTester,
  carouselTester,
  confirmDialogTester,
  copyFieldTester,
  datePickerTester: calendarTester,
  dateTimePickerTester,
  dialogTester,
  errorSummaryTester,
  fileDropZoneTester,
  formTester,
  menuTester,
  monthCalendarTester: calendarTester,
  multiDatePickerTester,
  paginatedTableTester,
  paginationTester,
  phoneFieldTester,
  radioCardsTester: radioGroupTester,
  radioGroupTester,
  searchFieldTester,
  selectTester,
  toastTester,
};

type AllTesters = typeof testers;
type Bound<Tester> = Tester extends (tools: TestTools, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** A tester for each interactive component; `root` is an element that contains the component. */
export type Testers = { [Name in keyof AllTesters]: Bound<AllTesters[Name]> };

/**
 * Creates the testers: functions that find a component in an element by role and by the words that it was given, and use
 * it as a person does. Most take the component's own props.
 *
 * @example
 *   import { userEvent, waitFor, within } from 'storybook/test'; // or of @testing-library
 *
 *   export const { carouselTester, dialogTester } = createTesters({ userEvent, waitFor, within });
 *
 *   const carousel = carouselTester(document.body, { label: 'What parents say', words: en.carousel });
 *   await carousel.next();
 *   expect(carousel.visibleSlides()).toEqual([carousel.slide(2)]);
 */
export function createTesters(tools: TestTools): Testers {
  const bound = Object.entries(testers).map(([name, tester]) => [
    name,
    (...rest: unknown[]) => (tester as (...all: unknown[]) => unknown)(tools, ...rest),
  ]);
  return Object.fromEntries(bound) as Testers;
}
