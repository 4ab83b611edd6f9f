import { Plait } from '../Plait/Plait.tsx';
import type { PlaitClamp } from '../Plait/Plait.types.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { media } from '../../tokens/breakpoints.ts';
import { firstTwice } from '../../private/firstTwice.ts';
import { warning } from '../../private/warning.ts';
import type { PlaitStep, PlaitStepsProps } from './PlaitSteps.types.ts';
import * as css from './PlaitSteps.css.ts';

export type { PlaitStep, PlaitStepsProps } from './PlaitSteps.types.ts';

/**
 * How far one has come: finished steps are plaited and clamped with a check, those ahead are three loose strands with open clamps.
 */
export function PlaitSteps({ label, steps, ground = 'picture', layout = 'auto' }: PlaitStepsProps) {
  if (process.env.NODE_ENV !== 'production') warnOf(steps);
  const isDesk = useMedia(media.desk);
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
          direction={shape === 'rail' ? 'vertical' : 'horizontal'}
          plaited={[[0, done / steps.length]]}
          clamps={clamps}
          hasStart={shape === 'rail'}
          isOnPicture={ground === 'picture'}
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
      <span className={css.hidden}>{step.label}</span>
      {step.note && shape === 'rail' ? <span className={css.note({ ground })}>{step.note}</span> : null}
    </li>
  );
}

function warnOf(steps: readonly PlaitStep[]) {
  const keys = steps.map(({ key }) => key);
  const twice = firstTwice(keys);
  warning(twice !== undefined, 'PlaitSteps', `two steps have the key "${twice}": give every step its own.`);
  const order = { done: 0, current: 1, ahead: 2 };
  const early = steps.find(({ state }, place) => {
    const before = steps[place - 1];
    return before && (order[state] < order[before.state] || (state === 'current' && before.state === state));
  });
  warning(
    early !== undefined,
    'PlaitSteps',
    `the step "${early?.key}" is ${early?.state} out of turn: say done for the first steps, current for one and ahead for the rest.`,
  );
}
