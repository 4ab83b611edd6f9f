import type { Booking } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { MoneyField } from '@plaitful/design-system/MoneyField';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { toCents } from '@plaitful/domain/money';
import { paymentMethods } from '@plaitful/domain/visit';
import { finishDialog as labels } from '@plaitful/messages/en-CA/adminVisit';
import { paymentMethods as methodLabels } from '@plaitful/messages/en-CA/visit';
import { formatCents, formatDuration, formatMoney } from '@plaitful/messages/format';
import { useState } from 'react';
import { $api } from '../../../lib/api/client.ts';
import type { Form } from '../../../lib/forms/form.ts';
import { useField, useCheckbox } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { getStartInstant } from '../../appointments/appointmentRows.ts';
import { FormDialog, useDialogForm } from '../../editing/FormDialog.tsx';
import { isConflict } from '../../editing/useUpdate.ts';
import { OptionGroup } from '../../options/OptionGroup.tsx';
import { listChangedFacts } from './changedFacts.ts';
import {
  getLateMinutes,
  getStyleCents,
  getVisitBill,
  getVisitValues,
  listVisitGroups,
  MAX_TIP_CENTS,
  toVisitWrite,
  validateVisit,
  type VisitValues,
} from './finishForm.ts';
import { OwnLines } from './OwnLines.tsx';
import { useFinishVisit } from './useVisitUpdates.ts';
import * as css from './visit.css.ts';

interface FinishDialogProps {
  booking: Booking;
  onClose: () => void;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The bill of a visit: what was booked, what came or went, and how it was paid. Nothing typed is lost on a failure. */
export function FinishDialog({ booking: opened, onClose }: FinishDialogProps) {
  const { lateFee, timeZone } = useBusiness();
  // Stays as it is while lists are fetched again behind the dialog.
  const [{ booking, before }, setSeen] = useState<{ booking: Booking; before?: Booking }>({
    booking: opened,
  });
  const { styleId } = booking;
  const style = $api.useQuery('get', '/api/styles/{styleId}', { params: { path: { styleId } } });
  const groups = listVisitGroups(booking, style.data);
  const context = { booking, groups, lateFeeCents: toCents(lateFee) };
  const visit = useFinishVisit(onClose, (newest) => setSeen({ booking: newest, before: booking }));
  const { form, error } = useDialogForm<VisitValues>({
    initial: getVisitValues(opened),
    isEqual,
    validate: (values) => validateVisit(values, context),
    error: visit.error,
    fieldErrors: ({ errors }) =>
      Object.fromEntries(errors.map(({ field, message }) => [field.split(/[./[]/)[0] ?? field, message])),
  });
  const bill = useFormState(form, ({ values }) => values);
  const isCorrection = opened.outcome === 'DONE';
  return (
    <FormDialog
      title={isCorrection ? labels.titleCorrect(booking) : labels.title(booking)}
      labels={{
        cancel: isCorrection ? labels.cancelCorrect : labels.cancel,
        submit: isCorrection ? labels.submitCorrect : labels.submit,
        submitting: labels.submitting,
      }}
      sheet="full"
      form={form}
      error={error !== null && isConflict(error) ? null : error}
      isBusy={visit.isPending}
      onSubmit={(values) => {
        if (values.paidBy) visit.finish({ booking, visit: toVisitWrite(values, values.paidBy) });
      }}
      onClose={onClose}
    >
      {before ? <Changed newest={booking} before={before} /> : null}
      <p className={css.toPay}>
        <strong>{booking.styleName}</strong>
        <span className={css.amount}>{formatCents(getStyleCents(booking))}</span>
      </p>
      <Extras form={form} groups={groups} />
      <ExtrasState query={style} />
      <LateFee form={form} booking={booking} startsAt={getStartInstant(booking, timeZone)} />
      <OwnLines form={form} />
      <Sums bill={getVisitBill(bill, context)} deposit={booking.styleDeposit} />
      <PaidBy form={form} />
      <Tip form={form} />
    </FormDialog>
  );
}

/** While the other options of the style load, or when they cannot be loaded. */
function ExtrasState({ query }: { query: { isLoading: boolean; isLoadingError: boolean } }) {
  if (!query.isLoading && !query.isLoadingError) return null;
  return (
    <Text size="sm" tone="muted">
      {query.isLoading ? labels.loadingExtras : labels.extrasFailed}
    </Text>
  );
}

interface PartProps {
  form: Form<VisitValues>;
}

function Changed({ newest, before }: { newest: Booking; before: Booking }) {
  const { timeZone } = useBusiness();
  const facts = listChangedFacts(newest, before, timeZone);
  return (
    <Banner tone="critical" isLive title={labels.changed.title}>
      <p>{labels.changed.text}</p>
      {facts.length === 0 ? <p>{labels.changed.nothing}</p> : null}
      {facts.map((fact) => (
        <p key={fact.label}>{labels.changed.before(fact)}</p>
      ))}
    </Banner>
  );
}

function Extras({ form, groups }: PartProps & { groups: ReturnType<typeof listVisitGroups> }) {
  const { value: optionIds, onChange } = useField(form, 'optionIds');
  return groups.map((group) => (
    <OptionGroup
      key={group.groupId}
      group={{ ...group, fromHairCards: [] }}
      chosen={optionIds}
      onChoose={(ids) =>
        onChange([
          ...optionIds.filter((id) => group.options.every(({ optionId }) => optionId !== id)),
          ...ids,
        ])
      }
    />
  ));
}

function LateFee({ form, booking, startsAt }: PartProps & { booking: Booking; startsAt: Date }) {
  const { lateFee, graceMinutes } = useBusiness();
  const { error: _error, ...field } = useCheckbox(form, 'lateFee');
  const late = getLateMinutes(booking.arrivedAt, startsAt, graceMinutes);
  return (
    <Checkbox {...field} label={labels.lateFee({ lateFee: formatMoney(lateFee) })}>
      {late === undefined
        ? null
        : labels.lateBy({
            childName: booking.childName,
            late: formatDuration(late),
            grace: formatDuration(graceMinutes),
          })}
    </Checkbox>
  );
}

function Sums({
  bill: { totalCents, balanceCents },
  deposit,
}: {
  bill: ReturnType<typeof getVisitBill>;
  deposit: number;
}) {
  const toPay = formatCents(balanceCents);
  return (
    <div className={css.sums}>
      <p className={css.toPay}>
        <span>{labels.total}</span>
        <span className={css.amount}>{formatCents(totalCents)}</span>
      </p>
      <p className={css.toPay}>
        <span>{labels.deposit}</span>
        <span className={css.amount}>{formatMoney(-deposit)}</span>
      </p>
      <p className={css.toPayLast}>
        <span>{labels.toPay}</span>
        <span className={css.amount}>{toPay}</span>
      </p>
      <VisuallyHidden isLive>{labels.toPayNow({ amount: toPay })}</VisuallyHidden>
    </div>
  );
}

function PaidBy({ form }: PartProps) {
  const { value, error, ref, onChange } = useField(form, 'paidBy');
  return (
    <RadioGroup
      label={labels.paidBy.label}
      orientation="horizontal"
      options={paymentMethods.map((method) => ({ value: method, label: methodLabels[method] }))}
      value={value}
      error={error}
      ref={ref}
      onChange={onChange}
    />
  );
}

function Tip({ form }: PartProps) {
  const field = useField(form, 'tip');
  return (
    <MoneyField
      {...field}
      label={labels.tip.label}
      hint={labels.tip.hint}
      min={0}
      max={MAX_TIP_CENTS}
      invalidError={labels.tip.error}
    />
  );
}
