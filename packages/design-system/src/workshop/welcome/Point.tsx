import { plaitAnchor, type PlaitDirection } from '../../components/PlaitLine/PlaitLine.tsx';
import { points } from './Welcome.css.ts';

interface PointProps {
  at: keyof typeof points;
  direction: PlaitDirection;
}

/** A place that the plait of the page runs through. */
export function Point({ at, direction }: PointProps) {
  return <i className={points[at]} {...plaitAnchor(direction)} />;
}
