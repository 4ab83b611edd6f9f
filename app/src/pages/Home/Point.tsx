import { plaitAnchor, type PlaitHeading } from '@plaitful/design-system/PlaitLine';
import { points } from './HomePage.css.ts';

interface PointProps {
  at: keyof typeof points;
  heading: PlaitHeading;
}

/** A place that the page's plait runs through. */
export function Point({ at, heading }: PointProps) {
  return <i className={points[at]} {...plaitAnchor(heading)} />;
}
