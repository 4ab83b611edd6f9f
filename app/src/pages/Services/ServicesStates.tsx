import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { wrap } from '../../chrome/layout.css.ts';
import { services } from '../../messages/en-CA/services.ts';
import * as css from './ServicesPage.css.ts';

/** While types and styles are on the way. */
export function ServicesLoading() {
  return (
    <div className={`${wrap} ${css.state}`}>
      <PlaitLoader label={services.loading} />
    </div>
  );
}

interface ServicesErrorProps {
  isBusy: boolean;
  onRetry: () => void;
}

/** Any failure of the page, with a way to try again where it stands. */
export function ServicesError({ isBusy, onRetry }: ServicesErrorProps) {
  return (
    <div className={`${wrap} ${css.state}`} role="alert">
      <EmptyState
        kind="error"
        title={services.error.text}
        action={
          <Button isBusy={isBusy} onClick={onRetry}>
            {services.error.button}
          </Button>
        }
      />
    </div>
  );
}
