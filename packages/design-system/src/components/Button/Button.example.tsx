import { useState } from 'react';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';

export function ButtonExample() {
  const [isSaving, setSaving] = useState(false);
  return (
    <Inline>
      <Button isBusy={isSaving} busyLabel="Saving..." onClick={() => setSaving(true)}>
        Save
      </Button>
      <Button variant="outline" onClick={() => setSaving(false)}>
        Cancel
      </Button>
    </Inline>
  );
}
