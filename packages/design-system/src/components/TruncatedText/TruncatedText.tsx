'use client';

import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TruncatedText.css.ts';

export type LineCount = 1 | 2 | 3 | 4 | 5 | 6;

export interface TruncatedTextProps {
  children: string;
  /** The number of lines shown initially, or one for phones and one for desktops. */
  lines: LineCount | { phone: LineCount; desk: LineCount };
  /** Label of the button that shows all lines, for example "Read the whole review". */
  more: string;
  /** Label of the button that hides them again. */
  less: string;
  /** Added to both labels for screen readers, so that the buttons of a list differ: "by Amara". */
  subject?: string;
}

/**
 * Text shortened to its first lines, with a button to show the rest where lines are hidden. All of the text is in the
 * document, for screen readers and for searching the page.
 */
export function TruncatedText({ children, lines, more, less, subject }: TruncatedTextProps) {
  const id = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isCut = useIsCut(text, children, isWhole);
  const { phone, desk } = typeof lines === 'number' ? { phone: lines, desk: lines } : lines;
  return (
    <>
      <p
        ref={text}
        id={id}
        className={[
          css.text,
          ...(isWhole ? [] : [css.clamped, css.phoneLines[phone], css.deskLines[desk]]),
        ].join(' ')}
        // Only the browser scrolls this element, to show a search result in the hidden lines.
        onScroll={() => setWhole(true)}
      >
        {children}
      </p>
      <div className={css.toggle}>
        {isCut || isWhole ? (
          <Button variant="text" size="sm" controls={id} onClick={() => setWhole(!isWhole)}>
            <span>{isWhole ? less : more}</span>
            {subject === undefined ? null : <VisuallyHidden>{` ${subject}`}</VisuallyHidden>}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Whether lines are hidden at the current width. */
function useIsCut(text: RefObject<HTMLElement | null>, words: string, isWhole: boolean): boolean {
  const [cut, setCut] = useState<string>();
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isWhole) return undefined;
    // Descenders of the last line may extend slightly below it.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 2 ? words : undefined);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [text, words, isWhole]);
  return cut === words;
}
