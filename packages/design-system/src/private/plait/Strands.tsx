import type { PlaitStrand } from '@plaitful/illustrations/plait';
import * as css from './plait.css.ts';

const looseColors = { 0: 'rest1', 1: 'rest2', 2: 'rest3' } as const;

function toColor({ tone, color }: PlaitStrand): keyof typeof css.strand {
  if (tone === 'hair') return 'hair';
  return tone === 'rest' ? looseColors[color] : css.strandColors[color];
}

/** The strands of a plait, painted in order. */
export function Strands({ strands }: { strands: readonly PlaitStrand[] }) {
  return (
    <g fill="none" strokeLinejoin="round">
      {strands.map((strand, index) => (
        <Strand key={index} strand={strand} />
      ))}
    </g>
  );
}

/**
 * A strand. A component of its own, so that React can yield between them and a press need not wait for a long plait.
 */
function Strand({ strand }: { strand: PlaitStrand }) {
  const color = toColor(strand);
  const isLoose = strand.tone === 'rest';
  return (
    <g>
      {strand.edgeWidth > 0 ? (
        <path d={strand.d} className={css.edge[color]} strokeWidth={strand.edgeWidth} />
      ) : null}
      <path
        d={strand.d}
        className={css.strand[color]}
        strokeWidth={strand.width}
        strokeLinecap={isLoose ? 'round' : 'butt'}
      />
      {strand.fibres ? (
        <path
          d={strand.fibres}
          className={`${css.edge[color]} ${css.fibre}`}
          strokeWidth={strand.fibreWidth}
          strokeLinecap="round"
        />
      ) : null}
    </g>
  );
}
