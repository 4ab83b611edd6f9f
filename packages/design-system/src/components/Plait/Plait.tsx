import { plaitAlong, straightPath } from '@plaitful/illustrations/plait';
import { useRef } from 'react';
import { ClampMark, Tie } from '../../private/plait/Clamps.tsx';
import { remembered } from '../../private/plait/remembered.ts';
import { Strands } from '../../private/plait/Strands.tsx';
import { useBox } from '../../private/plait/useBox.ts';
import type { Box } from '../../private/plait/useBox.ts';
import { turning } from '../../private/plait/plait.css.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { media } from '../../tokens/breakpoints.ts';
import { warning } from '../../private/warning.ts';
import type { PlaitProps } from './Plait.types.ts';
import * as css from './Plait.css.ts';

export type { PlaitClamp, PlaitProps, PlaitSize } from './Plait.types.ts';

/**
 * A straight plait as long as its place. It never stands alone: words beside it say the same, so it is hidden from assistive
 * technology.
 */
export function Plait(props: PlaitProps) {
  if (process.env.NODE_ENV !== 'production') warnOf(props);
  const { direction = 'horizontal', size = 'list' } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const halfWidth = css.sizes[size][useMedia(media.desk) ? 'desk' : 'phone'];
  return (
    <div ref={frame} className={css.boxes[direction]({ size })} aria-hidden="true">
      {box ? <Drawing {...props} box={box} halfWidth={halfWidth} /> : null}
    </div>
  );
}

interface DrawingProps extends PlaitProps {
  box: Box;
  halfWidth: number;
}

function Drawing({
  box,
  halfWidth,
  direction = 'horizontal',
  plaited,
  hasTie = false,
  ...props
}: DrawingProps) {
  const isVertical = direction === 'vertical';
  const whole = isVertical ? box.height : box.width;
  const middle = (isVertical ? box.width : box.height) / 2;
  // The loose ends of a tie hang beyond the plait's own end.
  const length = hasTie ? whole - halfWidth * 3.4 : whole;
  const plait = remembered(JSON.stringify([length, direction, middle, halfWidth, plaited]), () =>
    plaitAlong({
      points: straightPath(length, direction, middle),
      halfWidth,
      ...(plaited ? { plaited } : {}),
    }),
  );
  const on = (along: number) => (isVertical ? ([middle, along] as const) : ([along, middle] as const));
  const shared = { halfWidth, direction, isOnPicture: props.isOnPicture ?? false };
  return (
    <svg className={`${css.drawing} ${turning}`} viewBox={`0 0 ${box.width} ${box.height}`} focusable="false">
      <Strands strands={plait.strands} />
      {props.hasStart ? <ClampMark kind="start" at={on(halfWidth * 0.48)} {...shared} /> : null}
      {props.clamps?.map((clamp) => (
        <ClampMark
          key={`${clamp.kind} ${clamp.at}`}
          kind={clamp.kind}
          at={on(Math.max(halfWidth, Math.min(length - halfWidth, clamp.at * length)))}
          text={clamp.text}
          {...shared}
        />
      ))}
      {hasTie ? <Tie at={plait.at(plait.length)} halfWidth={halfWidth} /> : null}
    </svg>
  );
}

const isShare = (share: number) => share >= 0 && share <= 1;

function warnOf({ plaited = [], clamps = [] }: PlaitProps) {
  const stretch = plaited.find(([from, to]) => !isShare(from) || !isShare(to) || from > to);
  warning(
    stretch !== undefined,
    'Plait',
    `plaited has [${stretch?.join(', ')}]: write shares of the length from 0 to 1, the smaller one first.`,
  );
  const clamp = clamps.find(({ at }) => !isShare(at));
  warning(
    clamp !== undefined,
    'Plait',
    `a clamp is at ${clamp?.at}: write a share of the length from 0 to 1.`,
  );
}
