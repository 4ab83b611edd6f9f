import { icon } from '../../components/Icon/Icon.css.ts';
import { alert, lock } from '../../components/Icon/paths.ts';

const signs = { alert, lock } as const;

/** A small sign beside words that say the same. */
export function Sign({ name }: { name: keyof typeof signs }) {
  return (
    <svg className={icon({ size: 'sm' })} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={signs[name]} />
    </svg>
  );
}
