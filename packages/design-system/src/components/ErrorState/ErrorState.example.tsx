import { useState } from 'react';
import { ErrorState } from '@plaitful/design-system/ErrorState';

export function ErrorStateExample() {
  const [isLoading, setLoading] = useState(false);
  return (
    <ErrorState
      title="We could not load the list."
      text="Please check your connection."
      retry={{
        label: 'Try again',
        busyLabel: 'Loading...',
        isBusy: isLoading,
        onPress: () => setLoading(true),
      }}
      isLive={false}
    />
  );
}
