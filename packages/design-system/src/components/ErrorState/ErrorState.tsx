import { Placeholder, type PlaceholderText } from '../../private/Placeholder/Placeholder.tsx';
import { Button } from '../Button/Button.tsx';

export interface ErrorStateProps extends PlaceholderText {
  /** The button that tries again: without a way on it does not compile. */
  retry: {
    /** Its words, for example "Try again". */
    label: string;
    /** Called when it is pressed. */
    onPress: () => void;
    /** It is trying now. @default false */
    isBusy?: boolean | undefined;
    /** What is going on, spoken while it tries. */
    busyLabel?: string | undefined;
  };
  /** Spoken at once when it appears; off where a toast says it already. @default true */
  isLive?: boolean;
}

const barelyPlaited: readonly (readonly [number, number])[] = [[0, 0.22]];

/** Stands where something could not be loaded: the plait has come undone, and the button tries again. */
export function ErrorState({ retry, isLive = true, ...words }: ErrorStateProps) {
  const { label, onPress, isBusy, busyLabel } = retry;
  return (
    <div role={isLive ? 'alert' : undefined}>
      <Placeholder
        {...words}
        plaited={barelyPlaited}
        action={
          <Button isBusy={isBusy ?? false} {...(busyLabel !== undefined && { busyLabel })} onClick={onPress}>
            {label}
          </Button>
        }
      />
    </div>
  );
}
