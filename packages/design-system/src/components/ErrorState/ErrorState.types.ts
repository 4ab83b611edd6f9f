import type { InsteadWords } from '../../private/Instead/Instead.tsx';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends InsteadWords {
  /** The button that tries again: without a way on it does not compile. */
  retry: {
    /** Its words, for example "Try again". */
    label: string;
    /** Called when it is pressed. */
    onPress: () => void;
    /**
     * It is trying now.
     * @default false
     */
    isBusy?: boolean | undefined;
    /** What is going on, spoken while it tries. */
    busyLabel?: string | undefined;
  };
  /**
   * Spoken at once when it appears; off where a toast says it already.
   * @default true
   */
  isLive?: boolean;
}
