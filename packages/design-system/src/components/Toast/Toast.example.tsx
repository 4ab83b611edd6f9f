import { Button } from '@plaitful/design-system/Button';
import { toast, ToastRegion } from '@plaitful/design-system/Toast';

export function ToastExample() {
  return (
    <>
      <Button onClick={() => toast.success('Your changes are saved.')}>Save</Button>
      {/* Once in the app. */}
      <ToastRegion label="Messages" closeLabel="Close message" />
    </>
  );
}
