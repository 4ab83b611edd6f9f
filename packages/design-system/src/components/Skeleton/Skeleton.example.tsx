import { Skeleton } from '@plaitful/design-system/Skeleton';

export function SkeletonExample() {
  return <Skeleton kind="lines" lines={3} label="Loading the reviews..." />;
}
