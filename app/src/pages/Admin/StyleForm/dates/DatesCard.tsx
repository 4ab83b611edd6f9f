import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { DateField } from '@plaitful/design-system/DateField';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import {
  listDates,
  getDatesWithMisalignedTimes,
  datesWithoutTimes,
  type AvailabilityDraft,
} from '@plaitful/domain/availability-editor';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import {
  joinWithCommas,
  styleDates as labels,
  styleForm,
  styleTimes,
} from '@plaitful/messages/en-CA/adminStyleForm';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDate, formatTime, formatDateShort } from '@plaitful/messages/format';
import { memo, useState, useId } from 'react';
import * as css from './dates.css.ts';
import { DateList } from './DateList.tsx';
import { DatesCalendar } from './DatesCalendar.tsx';
import { TimesEditor } from './TimesEditor.tsx';
import { useCopyTimes, type CopyTimesState } from './useCopyTimes.ts';
import { useDatesEditor, type DatesEditorOptions, type DatesEditor } from './useDatesEditor.ts';

interface CopyPaneProps {
  /** The date whose times are copied. */
  date: LocalDate;
  dates: AvailabilityDraft;
  copy: CopyTimesState;
}

const copyLabels = styleTimes.copy;

/** Copies the times of a date to others, after a preview. */
function CopyPane({ date, dates, copy }: CopyPaneProps) {
  const id = useId();
  const count = copy.plan.gets.length;
  const weekday = formatDate(date).split(' ')[0] ?? '';
  const outcome = getOutcome(dates[date]?.length ?? 0, copy);
  return (
    <Card element="section" variant="quiet" labelledBy={`${id}heading`}>
      <Stack gap={3}>
        <Heading level={3} size="md" id={`${id}heading`}>
          {copyLabels.heading}
        </Heading>
        <RadioGroup
          label={copyLabels.heading}
          isLabelHidden
          options={[
            { value: 'all', label: copyLabels.all },
            { value: 'weekly', label: copyLabels.weekly({ weekday }) },
            { value: 'picked', label: copyLabels.picked },
          ]}
          value={copy.way}
          onChange={copy.setWay}
        />
        {copy.way === 'weekly' ? (
          <DateField
            id={`${id}until`}
            label={copyLabels.until}
            invalidError={copyLabels.untilWrong}
            min={addDays(date, 7)}
            max={copy.lastDay}
            value={copy.until}
            onChange={({ target }) => copy.setUntil(target.value)}
          />
        ) : null}
        <Text size="sm" tone="muted" id={`${id}outcome`}>
          {outcome}
        </Text>
        <Button
          variant="outline"
          icon="copy"
          size="sm"
          isFullWidth
          isDisabled={count === 0}
          onDisabledClick={() => document.getElementById(`${id}until`)?.focus()}
          onClick={copy.submit}
          describedBy={`${id}outcome`}
        >
          {copyLabels.submit({ count })}
        </Button>
      </Stack>
    </Card>
  );
}

/** The maximum number of listed dates. */
const mostNamed = 3;

function named(dates: readonly LocalDate[]): string {
  const rest = dates.length - mostNamed;
  const names = dates.slice(0, mostNamed).map(formatDateShort);
  return joinWithCommas(rest > 0 ? [...names, copyLabels.others({ count: rest })] : names);
}

/** The preview for each date, or what is missing. */
function getOutcome(
  times: number,
  { way, until, picked, plan: { gets, keeps, same } }: CopyTimesState,
): string {
  if (times === 0) return copyLabels.noTimes;
  const lines = [
    ...(gets.length > 0 ? [copyLabels.gets({ dates: named(gets), count: gets.length, times })] : []),
    ...(keeps.length > 0 ? [copyLabels.keeps({ dates: named(keeps), count: keeps.length })] : []),
    ...(same.length > 0 ? [copyLabels.same({ dates: named(same), count: same.length })] : []),
  ];
  if (lines.length > 0) return lines.join(' ');
  if (way === 'weekly' && until === '') return copyLabels.untilHint;
  return way === 'picked' && picked.length === 0 ? copyLabels.pickHint : copyLabels.none;
}

/** Warns before a booked time is removed: its appointment stays. */
function ConfirmRemoval({ editor: { asked, answer } }: { editor: DatesEditor }) {
  const { remove } = labels;
  const date = asked ? formatDate(asked.date) : '';
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={
        asked?.time === undefined
          ? remove.title({ date })
          : remove.timeTitle({ date, time: formatTime(asked.time) })
      }
      words={remove}
      closeLabel={action.close}
      tone="danger"
      isBusy={false}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {asked?.booked.map((time) => (
        <p key={time}>{styleTimes.booked({ date, time: formatTime(time) })}</p>
      ))}
    </ConfirmDialog>
  );
}

interface DatesCardProps extends DatesEditorOptions {
  /** The id of its heading, the target of the form's summary. */
  id: string;
  error: string | undefined;
}

type Choice = 'day' | 'range';

/** All dates and times of a style. Memoized, so that typing in other fields does not render it. */
export const DatesCard = memo(function DatesCard(props: DatesCardProps) {
  const { id, error, dates, durationMinutes } = props;
  const editor = useDatesEditor(props);
  const copy = useCopyTimes(editor);
  const [choice, setChoice] = useState<Choice>('day');
  const [jumps, setJumps] = useState(0);
  const count = listDates(dates).length;
  const offGridTimes =
    durationMinutes === undefined ? [] : getDatesWithMisalignedTimes(dates, durationMinutes);
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <Stack gap={4}>
        <Inline justify="space-between" gap={3}>
          <Heading level={2} size="xl" id={id} isFocusTarget>
            {labels.label}
          </Heading>
          <DayOrRange value={choice} onChange={setChoice} />
        </Inline>
        <Text size="sm" tone="muted">
          {labels.hint}
        </Text>
        {error === undefined ? null : <Banner tone="critical">{error}</Banner>}
        {offGridTimes.length > 0 ? (
          <Banner tone="waiting" isLive>
            {styleForm.duration.changed}
          </Banner>
        ) : null}
        <DatesCalendar key={jumps} editor={editor} copy={copy} choice={choice} />
        <CountAndUndo count={count} undo={editor.undo} />
        <WithoutTimes count={datesWithoutTimes(dates).length} />
        <div className={css.panes}>
          <TimesEditor editor={editor} />
          {editor.openDate === undefined ? null : (
            <CopyPane date={editor.openDate} dates={dates} copy={copy} />
          )}
        </div>
        <DateList
          editor={editor}
          onOpen={(date) => {
            editor.open(date);
            setJumps(jumps + 1);
            editor.focusPane();
          }}
        />
      </Stack>
      <ConfirmRemoval editor={editor} />
    </Card>
  );
});

function DayOrRange(props: { value: Choice; onChange: (choice: Choice) => void }) {
  return (
    <RadioGroup
      {...props}
      label={labels.choice.legend}
      isLabelHidden
      orientation="horizontal"
      options={[
        { value: 'day', label: labels.choice.day },
        { value: 'range', label: labels.choice.range },
      ]}
    />
  );
}

/** Without dates the pane below says what to do. */
function CountAndUndo({ count, undo }: { count: number; undo: DatesEditor['undo'] }) {
  if (count === 0 && !undo) return null;
  return (
    <Inline justify="space-between" gap={3}>
      <Text size="sm" tone="muted">
        {count === 0 ? null : labels.count({ count })}
      </Text>
      {undo ? (
        <Button variant="text" size="sm" icon="undo" onClick={undo}>
          {labels.undo}
        </Button>
      ) : null}
    </Inline>
  );
}

function WithoutTimes({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {labels.withoutTimes({ count })}
    </Text>
  );
}
