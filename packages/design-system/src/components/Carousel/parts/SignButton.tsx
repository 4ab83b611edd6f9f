import { chevronLeft, chevronRight, pause, play } from '../../Icon/paths.ts';
import * as css from '../Carousel.css.ts';

const signs = { pause, play, previous: chevronLeft, next: chevronRight } as const;

interface SignButtonProps {
  sign: keyof typeof signs;
  label: string;
  /** Id of the slides. */
  controls: string;
  /** Id of the reason why it cannot be used now. */
  why?: string | undefined;
  onPress: () => void;
}

/** A button with a sign of the carousel's own. */
export function SignButton({ sign, label, controls, why, onPress }: SignButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-label={label}
      title={label}
      aria-controls={controls}
      aria-describedby={why}
      aria-disabled={why ? true : undefined}
      onClick={why ? undefined : onPress}
    >
      <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={signs[sign]} />
      </svg>
    </button>
  );
}
