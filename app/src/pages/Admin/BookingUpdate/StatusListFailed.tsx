import { Banner } from '@plaitful/design-system/Banner';
import { toast } from '@plaitful/design-system/Toast';
import { useEffect } from 'react';
import { booking as words } from '../../../messages/en-CA/admin.ts';

/** Says that a list of statuses could not be loaded; only the stored one shows then (reading 16). */
export function StatusListFailed() {
  useEffect(() => toast.error(words.statusList.failed), []);
  return <Banner tone="critical">{words.statusList.failed}</Banner>;
}
