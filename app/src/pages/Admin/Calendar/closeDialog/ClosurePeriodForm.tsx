import { DateField } from '@plaitful/design-system/DateField';
import { Form } from '@plaitful/design-system/Form';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Select } from '@plaitful/design-system/Select';
import { Stack } from '@plaitful/design-system/Stack';
import type { ClosureSpan } from '@plaitful/api-client/contract';
import { validateClosure, type ClosureProblem } from '@plaitful/domain/closure-period';
import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';
import { closing } from '@plaitful/messages/en-CA/adminCalendar';
import { useId, type ChangeEvent } from 'react';
import { useClock } from '../../../../features/admin/useClock.ts';
import { useForm, useFormState } from '../../../../lib/forms/useForm.ts';
import type { Form as FormStore } from '../../../../lib/forms/form.ts';
import { endOfDay } from '../calendarModel.ts';
import { timeOptions, withEndOfDay } from '../calendarLabels.ts';
import * as css from './closeDialog.css.ts';

const labels = closing.form;

interface SpanValues {
  from: string;
  to: string;
  kind: 'whole' | 'part';
  fromTime: string;
  toTime: string;
}

const toSpan = ({ from, to, kind, fromTime, toTime }: SpanValues): ClosureSpan =>
  kind === 'part' ? { from, to: from, fromTime, toTime } : { from, to, fromTime: null, toTime: null };

const problems: Readonly<Record<ClosureProblem, Partial<Record<keyof SpanValues, string>>>> = {
  fromPast: { from: labels.past },
  toBeforeFrom: { to: labels.turned },
  tooLong: { to: labels.tooLong },
  partOfDays: { to: labels.turned },
  timesIncomplete: { toTime: labels.timesTurned },
  timesReversed: { toTime: labels.timesTurned },
};

function getErrors(values: SpanValues, today: LocalDate): Partial<Record<keyof SpanValues, string>> {
  if (!isLocalDate(values.from)) return { from: labels.wrongDate };
  if (values.kind === 'whole' && !isLocalDate(values.to)) return { to: labels.wrongDate };
  const problem = validateClosure(toSpan(values), today);
  return problem === undefined ? {} : problems[problem];
}

/** What the owner wants to close, before she says until when. */
export interface AskedPeriod {
  readonly date: LocalDate;
  readonly isPart: boolean;
}

interface SpanFormProps {
  id: string;
  /** The values to start with. */
  span: ClosureSpan | null;
  asked: AskedPeriod | undefined;
  onSubmit: (span: ClosureSpan) => void;
}

/** The period of a closure: whole days, or part of one. */
export function ClosurePeriodForm({ id, span, asked, onSubmit }: SpanFormProps) {
  const { moment } = useClock();
  const first = span?.from ?? asked?.date ?? moment.date;
  const form = useForm<SpanValues>({
    initial: {
      from: first,
      to: span?.to ?? first,
      kind: (span === null ? asked?.isPart : span.fromTime !== null) ? 'part' : 'whole',
      fromTime: span?.fromTime ?? '12:00',
      toTime: span?.toTime ?? endOfDay,
    },
    validate: (values) => getErrors(values, moment.date),
  });
  return (
    <Form id={id} onSubmit={() => form.submit((values) => onSubmit(toSpan(values)))}>
      <SpanFields form={form} today={moment.date} />
    </Form>
  );
}

function SpanFields({ form, today }: { form: FormStore<SpanValues>; today: LocalDate }) {
  const group = useId();
  const values = useFormState(form, (state) => state.values);
  const errors = useFormState(form, (state) => state.errors);
  const field = (name: 'from' | 'to' | 'fromTime' | 'toTime') => ({
    label: labels[name],
    value: values[name],
    error: errors[name],
    ref: (control: HTMLElement | null) => form.register(name, control),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      form.change(name, currentTarget.value),
  });
  const isPart = values.kind === 'part';
  const date = { invalidError: labels.wrongDate, min: today };
  return (
    <Stack gap={4}>
      <RadioGroup
        label={labels.which}
        name={group}
        orientation="horizontal"
        options={[
          { value: 'whole', label: labels.whole },
          { value: 'part', label: labels.part },
        ]}
        value={values.kind}
        onChange={(kind) => form.change('kind', kind)}
      />
      <div className={css.times}>
        <DateField {...date} {...field('from')} label={isPart ? labels.day : labels.from} />
        {isPart ? null : <DateField {...date} {...field('to')} />}
      </div>
      {isPart ? (
        <div className={css.times}>
          <Select {...field('fromTime')} options={timeOptions(values.fromTime)} />
          <Select {...field('toTime')} options={withEndOfDay(timeOptions(values.toTime))} />
        </div>
      ) : null}
    </Stack>
  );
}
