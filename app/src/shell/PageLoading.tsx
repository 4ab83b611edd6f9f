import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { loading } from '@plaitful/messages/en-CA/common';
import { Notice } from './Notice.tsx';
import * as css from './PageLoading.css.ts';

export function PageLoading() {
  return (
    <div className={css.room}>
      <Notice>
        <PlaitLoader label={loading.page} />
      </Notice>
    </div>
  );
}
