import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bead, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is going on, spoken to who cannot see it. Left out where words beside it say so. */
  label?: string;
}

/** Three beads in the colour of the words around it. For a whole page or list use PlaitLoader. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={spinner} aria-hidden="true">
        <span className={bead} />
        <span className={bead} />
        <span className={bead} />
      </span>
    </span>
  );
}
