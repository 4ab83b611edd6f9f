import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How long after the last letter a list is searched, in ms. */
const restMs = 250;

/** What a list is searched for, as its address keeps it. */
export interface ListSearch {
  /** What stands in the field. */
  text: string;
  /** What the list is narrowed to; undefined for all of it. */
  q: string | undefined;
  onChange: (text: string) => void;
}

/** The search of a list in `?q=`: the list follows a moment after the last letter, and begins at its first page. */
export function useListSearch(): ListSearch {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const [text, setText] = useState(q);
  const written = useRef(q);
  useEffect(() => {
    // The address was changed by something else than this field, such as the Back button.
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
        // The list may stand far down its page, where the field is.
        { replace: true, preventScrollReset: true },
      );
    }, restMs);
    return () => clearTimeout(rest);
  }, [text, q, setSearch]);
  return { text, q: q === '' ? undefined : q, onChange: setText };
}
