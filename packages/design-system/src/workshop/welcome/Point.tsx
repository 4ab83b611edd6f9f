import { plaitAnchor, type PlaitDirection } from '../../components/PlaitConnector/PlaitConnector.tsx';
import { points } from './Welcome.css.ts';

interface PointProps {
  at: keyof typeof points;
  direction: PlaitDirection;
}

/** An anchor of the page's plait. */
export function PrincipleItem({ at, direction }: PointProps) {
  return <i className={points[at]} {...plaitAnchor(direction)} />;
}
