import { type Ref, useId } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { warning } from '../../private/warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { previewOf, previewSize } from './imageFile.ts';
import { useImageInput } from './useImageInput.ts';
import type { FieldName, FieldMessageProps } from '../../private/Field/fieldProps.ts';
import * as css from './FileDropZone.css.ts';

/** The words of a drop zone. */
export interface FileDropZoneWords {
  /** Asks for a file: `Drop an image here, or choose one`. */
  drop: string;
  /** Names the button that takes the file away again. */
  remove: string;
  /** Describes the picture that is shown. */
  preview: string;
  /** What to do about a file of another type. */
  wrongType: string;
  /** What to do about a file that is too large. */
  tooLarge: string;
  /** What to do about an image that cannot be read. */
  broken: string;
  /** Said when several files were dropped. */
  onlyFirst: string;
}

export type FileDropZoneProps = FieldName &
  FieldMessageProps & {
    /** The file that was chosen; the caller keeps and sends it. */
    value: File | null;
    /** Called with a file that may be taken, and with `null` when it is removed. One that is refused is not handed over. */
    onChange: (file: File | null) => void;
    /** Media types that are taken: `['image/png', 'image/jpeg']`. */
    accept: readonly string[];
    /** The most bytes that are taken. */
    maxBytes: number;
    words: FileDropZoneWords;
    /** What is stored already and stays when nothing is chosen. Nothing when left out. */
    stored?: {
      /** Its address. */
      src: string;
      /** Its name. */
      name: string;
      /** Says what becomes of it: `The image stays as it is unless you choose a new one.` */
      note?: string;
    };
    /** How far it is sent, with words for it. Not being sent when left out. */
    progress?: {
      /** 0 to 1; unknown when left out. */
      value?: number;
      /** `Sending the image`. */
      label: string;
    };
    ref?: Ref<HTMLInputElement>;
  };

/**
 * One image, dropped or chosen: of several only the first. Its second label stands around the field, since some
 * checkers allow one label that names a field by its id.
 */
export function FileDropZone(props: FileDropZoneProps) {
  const { value, accept, maxBytes, words, progress } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isClosed = props.disabledReason !== undefined;
  const isLocked = isClosed || progress !== undefined;
  const input = useImageInput({ ...props, isLocked });
  const error = input.rejection ? words[input.rejection] : props.error;
  warning(!(maxBytes > 0), 'FileDropZone', 'write a `maxBytes` above 0, such as 10_000_000 for 10 MB.');

  function remove() {
    input.remove();
    // The button goes away with the file.
    document.getElementById(id)?.focus();
  }

  return (
    <Field {...props} id={id} error={error} describedBy={value || props.stored ? `${id}-chosen` : undefined}>
      {(control) => (
        <div
          {...input.dropListeners}
          className={css.zone({ isInvalid: Boolean(error), isOver: input.isOver, isLocked: isClosed })}
        >
          <Thumbnail {...props} />
          <div className={css.words}>
            <FileName {...props} id={`${id}-chosen`} />
            <label className={promptClass(props)}>
              <input
                {...control}
                ref={props.ref}
                type="file"
                accept={accept.join(',')}
                onClick={(event) => {
                  if (isLocked) event.preventDefault();
                }}
                onChange={({ target }) => {
                  void input.accept(target.files);
                  // The value is the caller's; the same file can be chosen again after it was removed or refused.
                  target.value = '';
                }}
                className={css.input}
              />
              {words.drop}
            </label>
            <p role="status" className={css.note}>
              {input.hasMore ? words.onlyFirst : null}
              {input.rejection ? <VisuallyHidden>{words[input.rejection]}</VisuallyHidden> : null}
            </p>
            {value && !isLocked ? (
              <button type="button" className={css.remove} onClick={remove}>
                {words.remove}
              </button>
            ) : null}
            <UploadProgress {...props} />
          </div>
        </div>
      )}
    </Field>
  );
}

/** The prompt is quiet once there is a file. */
const promptClass = ({ value, stored, disabledReason, progress }: FileDropZoneProps) =>
  css.prompt({
    isQuiet: Boolean(value ?? stored),
    isLocked: disabledReason !== undefined,
    isSending: progress !== undefined,
  });

/** What is chosen, else what is stored, else an icon. */
function Thumbnail({ value, stored, words }: FileDropZoneProps) {
  if (value) return <Preview file={value} alt={words.preview} />;
  if (stored) return <img src={stored.src} alt={words.preview} className={css.picture} />;
  return <Icon name="upload" size="lg" />;
}

function UploadProgress({ progress }: FileDropZoneProps) {
  if (!progress) return null;
  return (
    <label className={css.note}>
      {progress.label}
      <progress value={progress.value} className={css.progress} />
    </label>
  );
}

function FileName({ id, value, stored }: Pick<FileDropZoneProps, 'id' | 'value' | 'stored'>) {
  const name = value?.name ?? stored?.name;
  if (name === undefined) return null;
  return (
    <div id={id}>
      <p className={css.name}>{name}</p>
      {value === null && stored?.note ? <p className={css.note}>{stored.note}</p> : null}
    </div>
  );
}

/** A chosen image, small. On a canvas, since few pages allow their images to come from `blob:`. */
function Preview({ file, alt }: { file: File; alt: string }) {
  const draw = async (canvas: HTMLCanvasElement) =>
    canvas.getContext('2d')?.drawImage(await previewOf(file), 0, 0);
  return (
    <canvas
      ref={(canvas) => {
        // What cannot be drawn leaves the ground of pictures.
        if (canvas) draw(canvas).catch(() => undefined);
      }}
      role="img"
      aria-label={alt}
      width={previewSize}
      height={previewSize}
      className={css.picture}
    />
  );
}
