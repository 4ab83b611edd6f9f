import { Spinner } from '@plaitful/design-system/Spinner';

export function SpinnerExample() {
  return <Spinner label="Checking the time..." />;
}
