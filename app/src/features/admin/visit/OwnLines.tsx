import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { IconButton } from '@plaitful/design-system/IconButton';
import { Inline } from '@plaitful/design-system/Inline';
import { MoneyField } from '@plaitful/design-system/MoneyField';
import { TextField } from '@plaitful/design-system/TextField';
import { finishDialog } from '@plaitful/messages/en-CA/adminVisit';
import type { Form } from '../../../lib/forms/form.ts';
import { useField } from '../../../lib/forms/useField.ts';
import {
  getAmountError,
  getLabelError,
  LINE_LABEL_MAX_LENGTH,
  MAX_LINE_CENTS,
  MAX_LINES,
  type OwnLine,
  type VisitValues,
} from './finishForm.ts';
import * as css from './visit.css.ts';

const labels = finishDialog.line;

/** Lines of the owner's own words, added or taken off. */
export function OwnLines({ form }: { form: Form<VisitValues> }) {
  const { value: lines, error, ref, onChange } = useField(form, 'lines');
  const add = (isReduction: boolean) => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    onChange([...lines, { key, label: '', cents: null, isReduction }]);
  };
  const firstWrong = lines.find((line) => getLabelError(line) ?? getAmountError(line));
  return (
    <>
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          index={index}
          isChecked={error !== undefined}
          register={(control) => (line === firstWrong ? ref(control) : undefined)}
          onChange={(change) =>
            onChange(lines.map((other) => (other.key === line.key ? { ...other, ...change } : other)))
          }
          onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      {lines.length < MAX_LINES ? (
        <Inline gap={4}>
          <Button
            variant="text"
            isFlush
            size="sm"
            icon="plus"
            ref={(control) => (firstWrong === undefined ? ref(control) : undefined)}
            onClick={() => add(false)}
          >
            {labels.add}
          </Button>
          <Button variant="text" isFlush size="sm" onClick={() => add(true)}>
            {labels.reduce}
          </Button>
        </Inline>
      ) : null}
      {error === undefined || firstWrong !== undefined ? null : (
        <Banner tone="critical" isLive>
          {error}
        </Banner>
      )}
    </>
  );
}

interface LineFieldsProps {
  line: OwnLine;
  index: number;
  /** Whether its errors are shown. */
  isChecked: boolean;
  /** Receives the first wrong field. */
  register: (control: HTMLElement | null) => void;
  onChange: (change: Partial<OwnLine>) => void;
  onRemove: () => void;
}

function LineFields({ line, index, isChecked, register, onChange, onRemove }: LineFieldsProps) {
  const labelError = getLabelError(line);
  return (
    <fieldset className={css.ownLine} aria-label={labels.title({ index: index + 1 })}>
      <div className={css.lineLabel}>
        <TextField
          label={labels.label}
          value={line.label}
          maxLength={LINE_LABEL_MAX_LENGTH}
          error={isChecked ? labelError : undefined}
          ref={(control) => (labelError === undefined ? undefined : register(control))}
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
      </div>
      <MoneyField
        label={line.isReduction ? labels.reduction : labels.amount}
        value={line.cents}
        min={1}
        max={MAX_LINE_CENTS}
        invalidError={labels.amountError}
        error={isChecked ? getAmountError(line) : undefined}
        ref={(control) => (labelError === undefined ? register(control) : undefined)}
        onChange={(cents) => onChange({ cents })}
      />
      <span className={css.removeLine}>
        <IconButton icon="trash" label={labels.remove(line)} size="md" onClick={onRemove} />
      </span>
    </fieldset>
  );
}
