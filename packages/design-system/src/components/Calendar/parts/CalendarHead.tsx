import { useId } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import { Icon } from '../../Icon/Icon.tsx';
import type { IconName } from '../../Icon/Icon.tsx';
import type { CalendarProps, CalendarTurn } from '../Calendar.types.ts';
import * as css from '../Calendar.css.ts';

interface CalendarHeadProps extends CalendarProps {
  month: string;
  state: CalendarState;
}

/** The month's name and the two buttons that turn it. */
export function CalendarHead({ month, state, headingLevel = 3, ...props }: CalendarHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.head}>
      <Heading className={css.month}>{props.formatMonth(month)}</Heading>
      <div className={css.turns}>
        <Turn
          {...props.previousMonth}
          isAtEnd={state.isPreviousVisibleRangeInvalid()}
          onTurn={() => state.focusPreviousPage()}
          icon="chevronLeft"
        />
        <Turn
          {...props.nextMonth}
          isAtEnd={state.isNextVisibleRangeInvalid()}
          onTurn={() => state.focusNextPage()}
          icon="chevronRight"
        />
      </div>
      <output className={css.hidden}>{props.announceMonth?.(month)}</output>
    </div>
  );
}

interface TurnProps extends CalendarTurn {
  isAtEnd: boolean;
  onTurn: () => void;
  icon: IconName;
}

function Turn({ label, why, isAtEnd, onTurn, icon }: TurnProps) {
  const id = useId();
  return (
    <span className={css.turnBox}>
      <button
        type="button"
        className={css.turn}
        aria-label={label}
        aria-disabled={isAtEnd || undefined}
        aria-describedby={isAtEnd && why ? id : undefined}
        onClick={isAtEnd ? undefined : onTurn}
      >
        <Icon name={icon} />
      </button>
      {isAtEnd && why ? (
        <span id={id} className={css.turnWhy}>
          {why}
        </span>
      ) : null}
    </span>
  );
}
