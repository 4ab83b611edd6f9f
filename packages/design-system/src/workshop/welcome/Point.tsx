import { plaitAnchor, type PlaitHeading } from '../../components/PlaitLine/PlaitLine.tsx';
import { points } from './Welcome.css.ts';

interface PointProps {
  at: keyof typeof points;
  heading: PlaitHeading;
}

/** A place that the plait of the page runs through. */
export function Point({ at, heading }: PointProps) {
  return <i className={points[at]} {...plaitAnchor(heading)} />;
}
