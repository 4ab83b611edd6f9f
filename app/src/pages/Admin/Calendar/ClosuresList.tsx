import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { Closure } from '@plaitful/api-client/contract';
import { adminCalendar } from '@plaitful/messages/en-CA/adminCalendar';
import { useId } from 'react';
import { formatSpanLong, formatSpan } from './calendarLabels.ts';
import { ClosureTexts } from './DayPanel.tsx';
import type { CalendarActions } from './useCalendarActions.ts';
import * as css from './ClosuresList.css.ts';

const labels = adminCalendar.list;

interface ClosuresListProps {
  closures: readonly Closure[];
  actions: CalendarActions;
}

export function ClosuresList({ closures, actions }: ClosuresListProps) {
  const id = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <Heading level={2} size="lg" id={id}>
        {labels.title}
      </Heading>
      {closures.length === 0 ? (
        <Text size="sm" tone="muted">
          {labels.none}
        </Text>
      ) : (
        <ul>
          {closures.map((closure) => (
            <li key={closure.closureId} className={css.closure}>
              <div className={css.texts}>
                <p className={css.span}>{formatSpanLong(closure)}</p>
                <ClosureTexts closure={closure} />
              </div>
              <Inline gap={2}>
                <Button
                  variant="text"
                  isFlush
                  size="sm"
                  icon="pencil"
                  onClick={() => actions.editTexts(closure)}
                >
                  {labels.edit}
                  <VisuallyHidden>{`, ${formatSpan(closure)}`}</VisuallyHidden>
                </Button>
                <Button variant="outline" size="sm" onClick={() => void actions.reopen(closure)}>
                  {labels.open}
                  <VisuallyHidden>{`, ${formatSpan(closure)}`}</VisuallyHidden>
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
