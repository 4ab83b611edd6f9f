import * as css from '../Carousel.css.ts';

/** As Icon draws them; the whole set of icons would weigh as much as everything here that is not embla. */
const signs = {
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7V5Z',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
} as const;

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
