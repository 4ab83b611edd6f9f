import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { chosenDates, datesWithMisfits, datesWithoutTimes } from '@plaitful/domain/offer-editing';
import { styleDates as words, styleForm } from '@plaitful/messages/en-CA/adminStyleForm';
import { memo, useState } from 'react';
import { AskToTakeOut } from './AskToTakeOut.tsx';
import { CopyPane } from './CopyPane.tsx';
import { DateList } from './DateList.tsx';
import { DatesCalendar } from './DatesCalendar.tsx';
import { TimesPane } from './TimesPane.tsx';
import { useCopy } from './useCopy.ts';
import { useDatesEditor, type DatesEditing } from './useDatesEditor.ts';
import * as css from './dates.css.ts';

interface DatesCardProps extends DatesEditing {
  /** The id of its heading, to which the form's summary leads. */
  id: string;
  /** What the form says of the dates. */
  error: string | undefined;
}

/** Whether days are chosen one by one, or from one to another. */
type Choice = 'day' | 'range';

/**
 * All dates and times of a style (product spec 2, "A calendar for available dates, with per-date time assignment").
 * Drawn anew only when these change, never while a text is typed beside it.
 */
export const DatesCard = memo(function DatesCard(props: DatesCardProps) {
  const { id, error, dates, durationMinutes } = props;
  const editor = useDatesEditor(props);
  const copy = useCopy(editor, dates);
  const [choice, setChoice] = useState<Choice>('day');
  const [jumps, setJumps] = useState(0);
  const count = chosenDates(dates).length;
  const misfits = durationMinutes === undefined ? [] : datesWithMisfits(dates, durationMinutes);
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <Stack gap={4}>
        <Inline justify="space-between" gap={3}>
          <Heading level={2} size="xl" id={id} isFocusTarget>
            {words.label}
          </Heading>
          <DayOrRange value={choice} onChange={setChoice} />
        </Inline>
        <Text size="sm" tone="muted">
          {words.hint}
        </Text>
        {error === undefined ? null : <Banner tone="critical">{error}</Banner>}
        {misfits.length > 0 ? (
          <Banner tone="waiting" isLive>
            {styleForm.duration.changed}
          </Banner>
        ) : null}
        <DatesCalendar {...props} key={jumps} editor={editor} copy={copy} choice={choice} />
        <Inline justify="space-between" gap={3}>
          <Text size="sm" tone="muted">
            {count === 0 ? words.empty : words.count({ count })}
          </Text>
          {editor.undo ? (
            <Button tone="quiet" size="sm" icon="undo" onClick={editor.undo}>
              {words.undo}
            </Button>
          ) : null}
        </Inline>
        <WithoutTimes count={datesWithoutTimes(dates).length} />
        <div className={css.panes}>
          <TimesPane {...props} editor={editor} />
          {editor.openDate === undefined ? null : (
            <CopyPane date={editor.openDate} dates={dates} copy={copy} />
          )}
        </div>
        <DateList
          dates={dates}
          booked={props.bookings.booked}
          durationMinutes={durationMinutes}
          onOpen={(date) => {
            editor.open(date);
            setJumps(jumps + 1);
            editor.focusPane();
          }}
          onTakeOut={editor.askToTakeOutDate}
        />
      </Stack>
      <AskToTakeOut dates={dates} booked={props.bookings.booked} editor={editor} />
    </Card>
  );
});

function DayOrRange(props: { value: Choice; onChange: (choice: Choice) => void }) {
  return (
    <RadioGroup
      {...props}
      legend={words.choice.legend}
      isLegendHidden
      direction="horizontal"
      options={[
        { value: 'day', label: words.choice.day },
        { value: 'range', label: words.choice.range },
      ]}
    />
  );
}

function WithoutTimes({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {words.withoutTimes({ count })}
    </Text>
  );
}
