import type { PlaitStrand, StrandColor } from '@plaitful/illustrations/plait';
import * as css from './plait.css.ts';

type Ink = keyof typeof css.strand;

const woven: Record<StrandColor, Ink> = { 0: 'strand1', 1: 'strand2', 2: 'strand3' };
const loose: Record<StrandColor, Ink> = { 0: 'rest1', 1: 'rest2', 2: 'rest3' };

function inkOf({ tone, color }: PlaitStrand): Ink {
  if (tone === 'hair') return 'hair';
  return tone === 'rest' ? loose[color] : woven[color];
}

/** The strands of a plait, painted in the order they come. */
export function Strands({ strands }: { strands: readonly PlaitStrand[] }) {
  return (
    <g fill="none" strokeLinejoin="round">
      {strands.map((strand, place) => (
        <Strand key={place} strand={strand} />
      ))}
    </g>
  );
}

/** One of them. Each is a piece of work of its own, so that a press need not wait for a long plait. */
function Strand({ strand }: { strand: PlaitStrand }) {
  const ink = inkOf(strand);
  const isLoose = strand.tone === 'rest';
  return (
    <g>
      {strand.edgeWidth > 0 ? (
        <path d={strand.d} className={css.edge[ink]} strokeWidth={strand.edgeWidth} />
      ) : null}
      <path
        d={strand.d}
        className={css.strand[ink]}
        strokeWidth={strand.width}
        strokeLinecap={isLoose ? 'round' : 'butt'}
      />
      {strand.fibres ? (
        <path
          d={strand.fibres}
          className={`${css.edge[ink]} ${css.fibre}`}
          strokeWidth={strand.fibreWidth}
          strokeLinecap="round"
        />
      ) : null}
    </g>
  );
}
