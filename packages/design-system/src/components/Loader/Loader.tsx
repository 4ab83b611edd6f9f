import { Plait } from '../Plait/Plait.tsx';
import * as css from './Loader.css.ts';

export interface LoaderProps {
  /** What is loading; shown below the plait and announced. */
  label: string;
}

const loose: readonly (readonly [number, number])[] = [];

/** A loading indicator: strands that are being braided. With reduced motion the plait is static, part braided. */
export function Loader({ label }: LoaderProps) {
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
      <span className={css.label}>{label}</span>
    </div>
  );
}
