import { frame } from './Frame.css.ts';

interface FrameProps {
  storyId: string;
  /** Its accessible name. */
  title: string;
  /** Its width in px; that of its container when left out. */
  width?: number;
  /** Its height in px. */
  height: number;
}

/** A story in an iframe, with a viewport of its own and the globals of the page around it. */
export function StoryFrame({ storyId, title, width, height }: FrameProps) {
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
