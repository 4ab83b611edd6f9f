import { useSyncExternalStore } from 'react';
import { frame } from './Frame.css.ts';

/** How the toolbar's looks stand on a page, and what they are called in the address of another. */
const looks = { 'data-theme': 'theme', dir: 'direction', 'data-motion': 'motion' } as const;

function subscribe(onChange: () => void) {
  const watch = new MutationObserver(onChange);
  watch.observe(document.documentElement, { attributeFilter: Object.keys(looks) });
  return () => watch.disconnect();
}

function chosenLooks(): string {
  return Object.entries(looks)
    .flatMap(([attribute, name]) => {
      const value = document.documentElement.getAttribute(attribute);
      return value ? [`${name}:${value}`] : [];
    })
    .join(';');
}

interface FrameProps {
  /** The story it shows. */
  storyId: string;
  /** Says what is in it. */
  title: string;
  /** As wide as this, in px; as its place when left out. */
  width?: number;
  /** In px. */
  height: number;
}

/** A story in a window of its own, which has its own width and wears the looks of the page around it. */
export function Frame({ storyId, title, width, height }: FrameProps) {
  const globals = useSyncExternalStore(subscribe, chosenLooks);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, which needs its script and its origin
    <iframe
      className={frame}
      title={title}
      src={`./iframe.html?id=${storyId}&viewMode=story&globals=${globals}`}
      style={{ width, height }}
      loading="lazy"
    />
  );
}
