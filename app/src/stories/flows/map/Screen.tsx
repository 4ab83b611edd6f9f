import { type RefObject, useEffect, useRef, useState } from 'react';
import { screenFrame } from '../watch.ts';
import * as css from './Screen.css.ts';

interface ScreenProps {
  /** The story that shows the screen. */
  storyId: string;
  /** The state that the machine is in. */
  state: string;
  /** Whether the story has ended, and the machine is there. */
  isThere: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
}

const widths = { Phone: 390, Desk: 1280 } as const;
type Width = keyof typeof widths;

/** By how much a screen of this width is made smaller to stand in its place. */
function useScale(place: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current: element } = place;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, width]);
  return scale;
}

/** The real screen of a state, in a window of its own, with its story played up to there. */
export function Screen({ storyId, state, isThere, frame }: ScreenProps) {
  const [width, setWidth] = useState<Width>('Phone');
  const place = useRef<HTMLDivElement>(null);
  // The stories are played where a desk has room; then the window is made as narrow as a phone.
  const pixels = isThere ? widths[width] : widths.Desk;
  const scale = useScale(place, pixels);
  return (
    <section className={css.screen[width]} aria-label="Screen">
      <div className={css.bar}>
        <p className={css.state} role="status">
          {isThere ? 'Shows ' : 'Goes to '}
          <b>{state}</b>
        </p>
        <div className={css.widths} role="group" aria-label="Width of the screen">
          {Object.keys(widths).map((name) => (
            <button
              key={name}
              type="button"
              className={css.width}
              aria-pressed={name === width}
              onClick={() => setWidth(name as Width)}
            >
              {name}
            </button>
          ))}
        </div>
        <a className={css.alone} href={`./?path=/story/${storyId}`} target="_top">
          Open its story
        </a>
      </div>
      <div ref={place} className={css.place}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this same Storybook */}
        <iframe
          key={storyId}
          ref={frame}
          name={screenFrame}
          title={`The screen of ${state}`}
          className={css.frame}
          src={`iframe.html?id=${storyId}&viewMode=story`}
          style={{
            width: pixels,
            height: `${100 / scale}%`,
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
      </div>
    </section>
  );
}
