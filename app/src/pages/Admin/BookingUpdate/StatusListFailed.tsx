import { Banner } from '@plaitful/design-system/Banner';
import { booking as words } from '@plaitful/messages/en-CA/admin';

/** Says that a list of statuses could not be loaded; only the stored one shows then (reading 16). */
export function StatusListFailed() {
  return (
    <Banner tone="critical" isLive>
      {words.statusList.failed}
    </Banner>
  );
}
