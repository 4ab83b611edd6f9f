'use client';

import { Plait } from '../Plait/Plait.tsx';
import type { PlaitClamp } from '../Plait/Plait.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { media } from '../../tokens/breakpoints.ts';
import { firstDuplicate, warnInDev } from '../../private/warning.ts';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './PlaitSteps.css.ts';

export interface PlaitStep {
  /** Key, unique among the steps. */
  key: string;
  /** Its name, as shown. */
  name: string;
  /** Its name for screen readers, with its number or that it is done. */
  label: string;
  /** The choice made in it; shown in the rail only. */
  note?: string | undefined;
  /** Steps before the current one are done. */
  state: 'done' | 'current' | 'ahead';
}

export interface PlaitStepsProps {
  /** Accessible name of the list, for example "Steps of your booking". */
  label: string;
  steps: readonly PlaitStep[];
  /** The background it is on; that of a picture stays light in every theme. @default 'picture' */
  ground?: 'picture' | 'page';
  /**
   * `rail` is vertical with notes, `band` horizontal, `auto` the rail on a desktop and the band on a phone.
   * @default 'auto'
   */
  layout?: 'auto' | 'rail' | 'band';
}

/**
 * Progress through steps: done steps are braided, with a check mark; steps ahead are three loose strands with open
 * clamps.
 */
export function PlaitSteps({ label, steps, ground = 'picture', layout = 'auto' }: PlaitStepsProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutProps(steps);
  const isDesk = useMediaQuery(media.desk);
  const shape = layout === 'auto' ? (isDesk ? 'rail' : 'band') : layout;
  const done = steps.filter((step) => step.state === 'done').length;
  const clamps = steps.map((step, index): PlaitClamp => ({
    at: (index + 1) / steps.length,
    kind: step.state === 'done' ? 'closed' : 'open',
  }));
  return (
    <div className={css.frame({ shape })}>
      <div className={css.plait({ shape })}>
        <Plait
          size="progress"
          orientation={shape === 'rail' ? 'vertical' : 'horizontal'}
          plaited={[[0, done / steps.length]]}
          clamps={clamps}
          hasStartBar={shape === 'rail'}
          ground={ground}
        />
      </div>
      <ol className={css.list({ shape })} aria-label={label}>
        {steps.map((step) => (
          <Step key={step.key} step={step} shape={shape} ground={ground} />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  step: PlaitStep;
  shape: 'rail' | 'band';
  ground: 'picture' | 'page';
}

function Step({ step, shape, ground }: StepProps) {
  return (
    <li className={css.step({ shape })} aria-current={step.state === 'current' ? 'step' : undefined}>
      <span className={css.name({ shape, state: step.state, ground })} aria-hidden="true">
        {step.name}
      </span>
      <span className={hidden}>{step.label}</span>
      {step.note && shape === 'rail' ? <span className={css.note({ ground })}>{step.note}</span> : null}
    </li>
  );
}

function warnAboutProps(steps: readonly PlaitStep[]) {
  const keys = steps.map(({ key }) => key);
  const duplicate = firstDuplicate(keys);
  warnInDev(
    duplicate !== undefined,
    'PlaitSteps',
    `two steps have the key "${duplicate}": give every step its own.`,
  );
  const order = { done: 0, current: 1, ahead: 2 };
  const early = steps.find(({ state }, place) => {
    const before = steps[place - 1];
    return before && (order[state] < order[before.state] || (state === 'current' && before.state === state));
  });
  warnInDev(
    early !== undefined,
    'PlaitSteps',
    `the step "${early?.key}" is ${early?.state} out of turn: say done for the first steps, current for one and ahead for the rest.`,
  );
}
