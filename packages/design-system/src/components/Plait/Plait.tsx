import { plaitAlong, straightPath } from '@plaitful/illustrations/plait';
import { useMemo, useRef } from 'react';
import { ClampMark, Tie } from '../../private/plait/Clamps.tsx';
import { Strands } from '../../private/plait/Strands.tsx';
import { useBox } from '../../private/plait/useBox.ts';
import type { Box } from '../../private/plait/useBox.ts';
import { useIsDesk } from '../../private/useIsDesk.ts';
import type { PlaitProps } from './Plait.types.ts';
import * as css from './Plait.css.ts';

export type { PlaitClamp, PlaitProps, PlaitSize } from './Plait.types.ts';

/**
 * A straight plait as long as its place. It never stands alone: words beside it say the same, so it is hidden from assistive
 * technology.
 */
export function Plait(props: PlaitProps) {
  const { direction = 'horizontal', size = 'list' } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const halfWidth = css.sizes[size][useIsDesk() ? 'desk' : 'phone'];
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
  const plait = useMemo(
    () =>
      plaitAlong({
        points: straightPath(length, direction, middle),
        halfWidth,
        ...(plaited ? { plaited } : {}),
      }),
    [length, direction, middle, halfWidth, plaited],
  );
  const on = (along: number) => (isVertical ? ([middle, along] as const) : ([along, middle] as const));
  const shared = { halfWidth, direction, isOnPicture: props.isOnPicture ?? false };
  return (
    <svg className={css.drawing} viewBox={`0 0 ${box.width} ${box.height}`} focusable="false">
      <Strands strands={plait.strands} />
      {props.hasStart ? <ClampMark kind="start" at={on(halfWidth * 0.48)} {...shared} /> : null}
      {props.clamps?.map((clamp) => (
        <ClampMark
          key={clamp.at}
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
