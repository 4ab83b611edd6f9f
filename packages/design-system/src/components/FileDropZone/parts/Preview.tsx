import { picture } from '../FileDropZone.css.ts';
import { PREVIEW_SIDE, previewOf } from '../imageFile.ts';

async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  canvas.getContext('2d')?.drawImage(await previewOf(file), 0, 0);
}

interface PreviewProps {
  file: File;
  /** Describes it. */
  alt: string;
}

/** A chosen image, small. On a canvas, since few pages allow their images to come from `blob:`. */
export function Preview({ file, alt }: PreviewProps) {
  return (
    <canvas
      ref={(canvas) => {
        // What cannot be drawn leaves the ground of pictures.
        if (canvas) draw(file, canvas).catch(() => undefined);
      }}
      role="img"
      aria-label={alt}
      width={PREVIEW_SIDE}
      height={PREVIEW_SIDE}
      className={picture}
    />
  );
}
