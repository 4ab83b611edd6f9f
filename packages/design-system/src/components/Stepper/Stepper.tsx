'use client';

import { Plait } from '../Plait/Plait.tsx';
import type { PlaitMarker } from '../Plait/Plait.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { deskQuery } from '../../tokens/breakpoints.ts';
import { firstDuplicate, warnInDev } from '../../private/warning.ts';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './Stepper.css.ts';

export interface StepperStep {
  /** Key, unique among the steps. */
  key: string;
  /** Its name, as shown. */
  name: string;
  /** Its name for screen readers, with its number or that it is done. */
  label: string;
  /** The choice made in it; shown in the vertical orientation only. */
  note?: string | undefined;
  /** Steps before the current one are done. */
  state: 'done' | 'current' | 'ahead';
}

export interface StepperProps {
  /** Accessible name of the list, for example "Steps of your booking". */
  label: string;
  steps: readonly StepperStep[];
  /** The background it is on; that of a picture stays light in every theme. @default 'picture' */
  surface?: 'picture' | 'page';
  /**
   * `vertical` shows the notes; `auto` is vertical on a desktop and horizontal on a phone.
   * @default 'auto'
   */
  orientation?: 'auto' | 'vertical' | 'horizontal';
}

/**
 * Progress through steps: done steps are braided, with a check mark; steps ahead are three loose strands with open
 * markers.
 */
export function Stepper({ label, steps, surface = 'picture', orientation = 'auto' }: StepperProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutProps(steps);
  const isDesk = useMediaQuery(deskQuery);
  const direction = orientation === 'auto' ? (isDesk ? 'vertical' : 'horizontal') : orientation;
  const done = steps.filter((step) => step.state === 'done').length;
  const total = steps.length;
  const markers = steps.map((step, index): PlaitMarker => ({
    at: (index + 0.5) / total,
    kind: step.state === 'done' ? 'closed' : 'open',
  }));
  return (
    <div className={css.frame({ direction })}>
      <div className={css.plait({ direction })}>
        <Plait
          size="progress"
          orientation={direction}
          plaited={[[0, done === total ? 1 : Math.max(0, done - 0.5) / total]]}
          markers={markers}
          hasStartBar={direction === 'vertical'}
          surface={surface}
        />
      </div>
      <ol className={css.list({ direction })} aria-label={label}>
        {steps.map((step) => (
          <Step key={step.key} step={step} direction={direction} surface={surface} />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  step: StepperStep;
  direction: 'vertical' | 'horizontal';
  surface: 'picture' | 'page';
}

function Step({ step, direction, surface }: StepProps) {
  return (
    <li className={css.step({ direction })} aria-current={step.state === 'current' ? 'step' : undefined}>
      <span className={css.name({ direction, state: step.state, surface })} aria-hidden="true">
        {step.name}
      </span>
      <span className={hidden}>{step.label}</span>
      {step.note && direction === 'vertical' ? (
        <span className={css.note({ surface })}>{step.note}</span>
      ) : null}
    </li>
  );
}

function warnAboutProps(steps: readonly StepperStep[]) {
  const keys = steps.map(({ key }) => key);
  const duplicate = firstDuplicate(keys);
  warnInDev(
    duplicate !== undefined,
    'Stepper',
    `two steps have the key "${duplicate}": give every step its own.`,
  );
  const order = { done: 0, current: 1, ahead: 2 };
  const early = steps.find(({ state }, place) => {
    const before = steps[place - 1];
    return before && (order[state] < order[before.state] || (state === 'current' && before.state === state));
  });
  warnInDev(
    early !== undefined,
    'Stepper',
    `the step "${early?.key}" is ${early?.state} out of turn: say done for the first steps, current for one and ahead for the rest.`,
  );
}
