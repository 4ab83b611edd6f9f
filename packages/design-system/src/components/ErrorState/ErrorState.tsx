'use client';

import { Placeholder, type PlaceholderText } from '../../private/Placeholder/Placeholder.tsx';
import { Button } from '../Button/Button.tsx';

export interface ErrorStateProps extends PlaceholderText {
  /** The button to retry; required, so that every error offers a way to continue. */
  retry: {
    /** Its label, for example "Try again". */
    label: string;
    onPress: () => void;
    /** The retry is in progress. @default false */
    isBusy?: boolean | undefined;
    /** Label while the retry is in progress. */
    busyLabel?: string | undefined;
  };
  /** Announced when it appears; switch it off where a toast reports the error too. @default true */
  isLive?: boolean;
}

const barelyPlaited: readonly (readonly [number, number])[] = [[0, 0.22]];

/** Shown instead of content that could not be loaded, with a button to retry. */
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
