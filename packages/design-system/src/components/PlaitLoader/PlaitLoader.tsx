import { Plait } from '../Plait/Plait.tsx';
import type { PlaitLoaderProps } from './PlaitLoader.types.ts';
import * as css from './PlaitLoader.css.ts';

export type { PlaitLoaderProps } from './PlaitLoader.types.ts';

const loose: readonly (readonly [number, number])[] = [];

/** Strands that are being plaited while something loads. With reduced motion the plait stands still, part woven. */
export function PlaitLoader({ label, isLabelHidden = false }: PlaitLoaderProps) {
  return (
    <div role="status" className={css.box}>
      <div className={css.stage} aria-hidden="true">
        <Plait size="list" plaited={loose} />
        <div className={css.window}>
          <div className={css.woven}>
            <Plait size="list" />
          </div>
        </div>
      </div>
      <span className={isLabelHidden ? css.hidden : css.label}>{label}</span>
    </div>
  );
}
