import { Instead } from '../../private/Instead/Instead.tsx';
import { Button } from '../Button/Button.tsx';
import type { ErrorStateProps } from './ErrorState.types.ts';

export type { ErrorStateProps } from './ErrorState.types.ts';

const comeUndone: readonly (readonly [number, number])[] = [[0, 0.22]];

/** Stands where something could not be loaded: the plait has come undone, and the button tries again. */
export function ErrorState({ retry, isLive = true, ...words }: ErrorStateProps) {
  const { label, onPress, isBusy, busyLabel } = retry;
  return (
    <div role={isLive ? 'alert' : undefined}>
      <Instead
        {...words}
        plaited={comeUndone}
        action={
          <Button isBusy={isBusy ?? false} {...(busyLabel !== undefined && { busyLabel })} onClick={onPress}>
            {label}
          </Button>
        }
      />
    </div>
  );
}
