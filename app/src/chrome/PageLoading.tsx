import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { loading } from '../messages/en-CA/common.ts';
import { Notice } from './Notice.tsx';

/** Stands where a page will be while its code or its first data is on the way. */
export function PageLoading() {
  return (
    <Notice>
      <PlaitLoader label={loading.page} />
    </Notice>
  );
}
