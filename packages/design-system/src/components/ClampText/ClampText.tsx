import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ClampText.css.ts';

/** How many lines are shown at first. */
export type LineCount = 1 | 2 | 3 | 4 | 5 | 6;

export interface ClampTextProps {
  /** The text. */
  children: string;
  /** The lines shown at first, or those on a phone and those on a desk. */
  lines: LineCount | { phone: LineCount; desk: LineCount };
  /** Words of the button that shows the rest, for example "Read the whole review". */
  more: string;
  /** Words of the button that hides it again. */
  less: string;
  /** What the text is, heard after either, so that the buttons of a list differ: "by Amara". */
  subject?: string;
}

/**
 * A text of which the first lines are seen, and the rest on demand. All of it is in the page, so it is read out and
 * found whole; the button is there only where something is hidden.
 */
export function ClampText({ children, lines, more, less, subject }: ClampTextProps) {
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
        className={[css.text, ...(isWhole ? [] : [css.clamped, css.phone[phone], css.desk[desk]])].join(' ')}
        // Only the browser scrolls it, to show a word that was searched for in the lines below.
        onScroll={() => setWhole(true)}
      >
        {children}
      </p>
      <div className={css.toggle}>
        {isCut || isWhole ? (
          <Button tone="quiet" size="sm" controls={id} onClick={() => setWhole(!isWhole)}>
            <span>
              {isWhole ? less : more}
              {subject === undefined ? null : <VisuallyHidden> {subject}</VisuallyHidden>}
            </span>
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Whether lines are hidden at the width there is now. */
function useIsCut(text: RefObject<HTMLElement | null>, words: string, isWhole: boolean): boolean {
  const [cut, setCut] = useState<string>();
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || isWhole) return undefined;
    // Descenders of the last line may reach a little below it.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 2 ? words : undefined);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [text, words, isWhole]);
  return cut === words;
}
