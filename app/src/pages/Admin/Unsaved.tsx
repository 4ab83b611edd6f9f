import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Grid } from '@plaitful/design-system/Grid';
import { Text } from '@plaitful/design-system/Text';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsaved as words } from '../../messages/en-CA/adminStyleForm.ts';
import { action } from '../../messages/en-CA/common.ts';

interface UnsavedProps {
  /** Whether something would be lost; asked when the page is about to be left. */
  hasChanges: () => boolean;
}

/** Asks before a form with unsaved changes is left: by a dialog of ours within the site, by the browser's own out of it. */
export function Unsaved({ hasChanges }: UnsavedProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={words.title}
      closeLabel={action.close}
      initialFocus={stay}
      footer={
        <Grid columns={2} gap={3}>
          <Button tone="secondary" isFullWidth onClick={() => blocker.proceed?.()}>
            {words.go}
          </Button>
          <Button ref={stay} isFullWidth onClick={() => blocker.reset?.()}>
            {words.stay}
          </Button>
        </Grid>
      }
    >
      <Text>{words.text}</Text>
    </Dialog>
  );
}
