import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { loading } from '@plaitful/messages/en-CA/common';
import { Notice } from './Notice.tsx';
import * as css from './PageLoading.css.ts';

/** Stands where a page will be while its code or its first data is on the way. */
export function PageLoading() {
  return (
    <div className={css.room}>
      <Notice>
        <PlaitLoader label={loading.page} />
      </Notice>
    </div>
  );
}
