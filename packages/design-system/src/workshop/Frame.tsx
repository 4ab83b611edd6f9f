import { frame } from './Frame.css.ts';

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

/** A story in a window of its own, which has its own width; it wears the looks of the page around it. */
export function Frame({ storyId, title, width, height }: FrameProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, which needs its script and its origin
    <iframe
      className={frame}
      title={title}
      src={`./iframe.html?id=${storyId}&viewMode=story`}
      style={{ width, height }}
      loading="lazy"
    />
  );
}
