import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { DateField } from '@plaitful/design-system/DateField';
import { Heading } from '@plaitful/design-system/Heading';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import type { EditedDates } from '@plaitful/domain/offer-editing';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import { styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatDate, formatDateShort } from '@plaitful/messages/format';
import { useId } from 'react';
import { listed } from './listed.ts';
import type { Copy } from './useCopy.ts';

interface CopyPaneProps {
  /** The date whose times are copied. */
  date: LocalDate;
  dates: EditedDates;
  copy: Copy;
}

const words = styleTimes.copy;

/** Copies the times of a date to others, and says first what becomes of each. */
export function CopyPane({ date, dates, copy }: CopyPaneProps) {
  const id = useId();
  const count = copy.plan.gets.length;
  const weekday = formatDate(date).split(' ')[0] ?? '';
  const outcome = outcomeOf(dates[date]?.length ?? 0, copy);
  return (
    <Card element="section" variant="quiet" labelledBy={`${id}heading`}>
      <Stack gap={3}>
        <Heading level={3} size="md" id={`${id}heading`}>
          {words.heading}
        </Heading>
        <RadioGroup
          legend={words.heading}
          isLegendHidden
          options={[
            { value: 'all', label: words.all },
            { value: 'weekly', label: words.weekly({ weekday }) },
            { value: 'picked', label: words.picked },
          ]}
          value={copy.way}
          onChange={copy.setWay}
        />
        {copy.way === 'weekly' ? (
          <DateField
            id={`${id}until`}
            label={words.until}
            wrongDate={words.untilWrong}
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
          tone="secondary"
          icon="copy"
          size="sm"
          isFullWidth
          isNotReady={count === 0}
          onNotReady={() => document.getElementById(`${id}until`)?.focus()}
          onClick={copy.submit}
          describedBy={`${id}outcome`}
        >
          {words.submit({ count })}
        </Button>
      </Stack>
    </Card>
  );
}

/** The most dates that are named one by one. */
const mostNamed = 3;

function named(dates: readonly LocalDate[]): string {
  const rest = dates.length - mostNamed;
  const names = dates.slice(0, mostNamed).map(formatDateShort);
  return listed(rest > 0 ? [...names, words.others({ count: rest })] : names);
}

/** What becomes of each date, or what is lacking. */
function outcomeOf(times: number, { way, until, picked, plan: { gets, keeps, same } }: Copy): string {
  if (times === 0) return words.noTimes;
  const lines = [
    ...(gets.length > 0 ? [words.gets({ dates: named(gets), count: gets.length, times })] : []),
    ...(keeps.length > 0 ? [words.keeps({ dates: named(keeps), count: keeps.length })] : []),
    ...(same.length > 0 ? [words.same({ dates: named(same), count: same.length })] : []),
  ];
  if (lines.length > 0) return lines.join(' ');
  if (way === 'weekly' && until === '') return words.untilHint;
  return way === 'picked' && picked.length === 0 ? words.pickHint : words.none;
}
