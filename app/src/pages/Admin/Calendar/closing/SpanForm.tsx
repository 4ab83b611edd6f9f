import { DateField } from '@plaitful/design-system/DateField';
import { Form } from '@plaitful/design-system/Form';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Select } from '@plaitful/design-system/Select';
import { Stack } from '@plaitful/design-system/Stack';
import type { ClosureSpan } from '@plaitful/api-client/contract';
import { checkClosure, type ClosureProblem } from '@plaitful/domain/closures';
import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';
import { closing } from '@plaitful/messages/en-CA/adminCalendar';
import { useId } from 'react';
import { useClock } from '../../../../features/admin/useClock.ts';
import { useForm, useFormState } from '../../../../lib/forms/useForm.ts';
import type { Form as FormStore } from '../../../../lib/forms/form.ts';
import { endOfDay } from '../calendarModel.ts';
import { timeOptions, withEndOfDay } from '../times.ts';
import * as css from './closing.css.ts';

const words = closing.form;

interface SpanValues {
  from: string;
  to: string;
  kind: 'whole' | 'part';
  fromTime: string;
  toTime: string;
}

const spanOf = ({ from, to, kind, fromTime, toTime }: SpanValues): ClosureSpan =>
  kind === 'part' ? { from, to: from, fromTime, toTime } : { from, to, fromTime: null, toTime: null };

const problems: Readonly<Record<ClosureProblem, Partial<Record<keyof SpanValues, string>>>> = {
  fromPast: { from: words.past },
  toBeforeFrom: { to: words.turned },
  tooLong: { to: words.tooLong },
  partOfDays: { to: words.turned },
  timesIncomplete: { toTime: words.timesTurned },
  timesReversed: { toTime: words.timesTurned },
};

function errorsOf(values: SpanValues, today: LocalDate): Partial<Record<keyof SpanValues, string>> {
  if (!isLocalDate(values.from)) return { from: words.wrongDate };
  if (values.kind === 'whole' && !isLocalDate(values.to)) return { to: words.wrongDate };
  const problem = checkClosure(spanOf(values), today);
  return problem === undefined ? {} : problems[problem];
}

interface SpanFormProps {
  id: string;
  /** What was given before. */
  span: ClosureSpan | null;
  date: LocalDate | undefined;
  onSubmit: (span: ClosureSpan) => void;
}

/** When the studio is closed: whole days, or a part of one. */
export function SpanForm({ id, span, date, onSubmit }: SpanFormProps) {
  const { moment } = useClock();
  const first = span?.from ?? date ?? moment.date;
  const form = useForm<SpanValues>({
    initial: {
      from: first,
      to: span?.to ?? first,
      // From a day, a part of it is what the other buttons do not do.
      kind:
        span === null ? (date === undefined ? 'whole' : 'part') : span.fromTime === null ? 'whole' : 'part',
      fromTime: span?.fromTime ?? '12:00',
      toTime: span?.toTime ?? endOfDay,
    },
    validate: (values) => errorsOf(values, moment.date),
  });
  return (
    <Form id={id} onSubmit={() => form.submit((values) => onSubmit(spanOf(values)))}>
      <SpanFields form={form} today={moment.date} />
    </Form>
  );
}

function SpanFields({ form, today }: { form: FormStore<SpanValues>; today: LocalDate }) {
  const name = useId();
  const values = useFormState(form, (state) => state.values);
  const errors = useFormState(form, (state) => state.errors);
  const set =
    <Name extends keyof SpanValues>(field: Name) =>
    (value: SpanValues[Name]) =>
      form.change(field, value);
  const isPart = values.kind === 'part';
  return (
    <Stack gap={4}>
      <RadioGroup
        legend={words.which}
        name={name}
        orientation="horizontal"
        options={[
          { value: 'whole', label: words.whole },
          { value: 'part', label: words.part },
        ]}
        value={values.kind}
        onChange={set('kind')}
      />
      <div className={css.times}>
        <DateField
          label={words.from}
          invalidError={words.wrongDate}
          min={today}
          value={values.from}
          error={errors.from}
          ref={(control) => form.register('from', control)}
          onChange={({ currentTarget }) => set('from')(currentTarget.value)}
        />
        {isPart ? null : (
          <DateField
            label={words.to}
            invalidError={words.wrongDate}
            min={today}
            value={values.to}
            error={errors.to}
            ref={(control) => form.register('to', control)}
            onChange={({ currentTarget }) => set('to')(currentTarget.value)}
          />
        )}
      </div>
      {isPart ? <Times form={form} /> : null}
    </Stack>
  );
}

function Times({ form }: { form: FormStore<SpanValues> }) {
  const { fromTime, toTime } = useFormState(form, (state) => state.values);
  const error = useFormState(form, (state) => state.errors.toTime);
  return (
    <div className={css.times}>
      <Select
        label={words.fromTime}
        options={timeOptions(fromTime)}
        value={fromTime}
        onChange={({ currentTarget }) => form.change('fromTime', currentTarget.value)}
      />
      <Select
        label={words.toTime}
        options={withEndOfDay(timeOptions(toTime))}
        value={toTime}
        error={error}
        ref={(control) => form.register('toTime', control)}
        onChange={({ currentTarget }) => form.change('toTime', currentTarget.value)}
      />
    </div>
  );
}
