import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Delay after the last keystroke, in ms. */
const restMs = 250;

export interface ListSearch {
  text: string;
  /** The current filter; undefined for all rows. */
  q: string | undefined;
  onChange: (text: string) => void;
}

/** The search of a list in `?q=`: applied shortly after the last keystroke, starting at the first page. */
export function useListSearch(): ListSearch {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const [text, setText] = useState(q);
  const written = useRef(q);
  useEffect(() => {
    // Something else changed the URL, such as Back.
    if (q !== written.current) setText(q);
    written.current = q;
  }, [q]);
  useEffect(() => {
    if (text.trim() === q) return undefined;
    const rest = setTimeout(() => {
      written.current = text.trim();
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          if (text.trim() === '') next.delete('q');
          else next.set('q', text.trim());
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, restMs);
    return () => clearTimeout(rest);
  }, [text, q, setSearch]);
  return { text, q: q === '' ? undefined : q, onChange: setText };
}
