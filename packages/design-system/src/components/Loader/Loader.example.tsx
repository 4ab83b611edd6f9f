import { Loader } from '@plaitful/design-system/Loader';

export function LoaderExample() {
  return <Loader label="Loading your appointments..." />;
}
