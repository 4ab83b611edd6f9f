import { Plait } from '@plaitful/design-system/Plait';
import { useLayoutEffect, useState, type RefObject } from 'react';
import * as css from './FaqPage.css.ts';

type Stretch = readonly (readonly [number, number])[];

const none: Stretch = [];

/** The plait beside the questions: plaited where the answer is open, loose elsewhere. */
export function FaqRail({ list }: { list: RefObject<HTMLElement | null> }) {
  const plaited = useOpenStretch(list);
  return (
    <div className={css.rail}>
      <Plait direction="vertical" size="progress" plaited={plaited} />
    </div>
  );
}

/** Where the open answer lies, as shares of the list's height; looked up whenever the list changes its size. */
function useOpenStretch(list: RefObject<HTMLElement | null>): Stretch {
  const [stretch, setStretch] = useState(none);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = () => {
      const open = element.querySelector('details[open]')?.getBoundingClientRect();
      const whole = element.getBoundingClientRect();
      setStretch(
        open ? [[(open.top - whole.top) / whole.height, (open.bottom - whole.top) / whole.height]] : none,
      );
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    for (const item of element.querySelectorAll('details')) sizes.observe(item);
    return () => sizes.disconnect();
  }, [list]);
  return stretch;
}
