import type { ApiProblem } from '@plaitful/api-client/problem';
import { Banner, type BannerProps } from '@plaitful/design-system/Banner';
import { ErrorState, type ErrorStateProps } from '@plaitful/design-system/ErrorState';
import { action } from '@plaitful/messages/en-CA/common';
import { ContactText } from './ContactText.tsx';
import { useErrorMessages } from './useErrorMessages.ts';

interface SendFailedProps extends Pick<BannerProps, 'title' | 'action' | 'isLive'> {
  problem: ApiProblem | null;
  /** Messages by error code, instead of the server's. */
  hints?: Readonly<Record<string, string>>;
}

export function SubmitErrorBanner({ problem, hints, ...banner }: SendFailedProps) {
  const text = useErrorMessages().afterSending(problem, hints);
  return (
    <Banner tone="critical" isLive {...banner}>
      {text === undefined ? null : <ContactText text={text} />}
    </Banner>
  );
}

interface LoadFailedProps extends Pick<ErrorStateProps, 'title' | 'headingLevel'> {
  problem: ApiProblem | null;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Shown in place of content that could not be loaded. */
export function LoadErrorState({ problem, onRetry, isRetrying = false, ...labels }: LoadFailedProps) {
  const errorMessages = useErrorMessages();
  return (
    <ErrorState
      {...labels}
      text={problem === null ? undefined : errorMessages.afterLoading(problem)}
      retry={{ label: action.tryAgain, onPress: onRetry, isBusy: isRetrying }}
    />
  );
}
