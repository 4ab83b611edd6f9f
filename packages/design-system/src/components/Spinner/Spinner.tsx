import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bead, spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is in progress, for screen readers. Left out where text beside it says so. */
  label?: string;
}

/** Three beads in the current text colour. For a whole page or list use Loader. */
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
