import { Picture } from '@plaitful/design-system/Picture';
import { PlaitSteps, type PlaitStep } from '@plaitful/design-system/PlaitSteps';
import type { Slot } from '@plaitful/domain/slots';
import { bookingSteps } from '@plaitful/flows/booking/select';
import { booking as words, progress, submitError } from '@plaitful/messages/en-CA/booking';
import { formatDateShort, formatMoney, formatTime } from '@plaitful/messages/format';
import type { Style } from '../../lib/api/types.ts';
import { Duration } from '../../shell/Duration.tsx';
import { stylePicture } from '../styles/pictures.ts';
import * as css from './BookingRail.css.ts';

export interface BookingRailProps {
  style: Pick<Style, 'style' | 'styleImage' | 'styleImageColor' | 'value' | 'styleDuration' | 'styleDeposit'>;
  slot: Slot | null;
  childName?: string | undefined;
  done: 1 | 2 | 3;
}

const total = bookingSteps.length;

/** The name of a step, for screen readers and the page title; the index starts at 0. */
export function stepLabel(index: number): string {
  const step = bookingSteps[index];
  return step === undefined ? '' : progress.step({ index: index + 1, total, stepName: progress[step] });
}

export function BookingRail({ style, slot, childName, done }: BookingRailProps) {
  const notes = {
    style: style.style,
    slot: slot && submitError.near({ dateShort: formatDateShort(slot.date), time: formatTime(slot.time) }),
    details: childName,
    deposit: done === 3 ? formatMoney(style.styleDeposit) : undefined,
  };
  const steps = bookingSteps.map((key, index): PlaitStep => {
    const stepName = progress[key];
    const isDone = index < done;
    return {
      key,
      name: stepName,
      label: isDone ? progress.done({ stepName }) : stepLabel(index),
      note: notes[key] ?? undefined,
      state: isDone ? 'done' : index === done ? 'current' : 'ahead',
    };
  });
  return (
    <div className={css.rail}>
      <div className={css.frame}>
        <Picture {...stylePicture(style)} alt="" sizes="286px" crop="top" />
      </div>
      <div className={css.facts}>
        <p className={css.name}>{style.style}</p>
        <p className={css.numbers}>
          <span>{formatMoney(style.value)}</span>
          <span>
            <Duration field={style.styleDuration} />
          </span>
          <span>{words.facts.deposit({ deposit: formatMoney(style.styleDeposit) })}</span>
        </p>
      </div>
      <div className={css.progress}>
        <PlaitSteps label={progress.label} steps={steps} />
      </div>
    </div>
  );
}
