import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconName } from '../../components/Icon/Icon.tsx';
import type { MonthProps, MonthTurn } from './month.types.ts';
import type { Month } from './useMonth.ts';
import * as css from './month.css.ts';

type MonthHeadProps = Pick<
  MonthProps,
  'announceMonth' | 'formatMonth' | 'headingLevel' | 'nextMonth' | 'previousMonth'
> & { month: Month };

/** The month's name and the two buttons that turn it. */
export function MonthHead({ month: { state, name }, headingLevel = 3, ...props }: MonthHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.head}>
      <Heading className={css.name}>{props.formatMonth(name)}</Heading>
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
      <span role="status" className={css.hidden}>
        {props.announceMonth?.(name)}
      </span>
    </div>
  );
}

interface TurnProps extends MonthTurn {
  isAtEnd: boolean;
  onTurn: () => void;
  icon: IconName;
}

function Turn({ label, why, isAtEnd, onTurn, icon }: TurnProps) {
  const id = useId();
  const hasWhy = isAtEnd && why !== undefined;
  return (
    <>
      <button
        type="button"
        className={css.turn}
        aria-label={label}
        aria-disabled={isAtEnd || undefined}
        aria-describedby={hasWhy ? id : undefined}
        onClick={isAtEnd ? undefined : onTurn}
      >
        <span className={css.turnSign}>
          <Icon name={icon} />
        </span>
      </button>
      {hasWhy ? (
        <span id={id} className={css.turnWhy}>
          {why}
        </span>
      ) : null}
    </>
  );
}
