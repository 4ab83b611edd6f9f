'use client';

import { type Ref, useId } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { warnInDev } from '../../private/warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { createPreview, previewSize } from './imageFile.ts';
import { useImageInput } from './useImageInput.ts';
import type { FieldName, FieldMessageProps } from '../../private/Field/fieldProps.ts';
import * as css from './FileDropZone.css.ts';

export interface FileDropZoneWords {
  /** The prompt: `Drop an image here, or choose one`. */
  drop: string;
  /** Label of the button that removes the file. */
  remove: string;
  /** Alternative text of the preview. */
  preview: string;
  /** Error for a file of another type. */
  wrongType: string;
  /** Error for a file that is too large. */
  tooLarge: string;
  /** Error for a file that is not a readable image. */
  broken: string;
  /** Shown when several files were dropped. */
  onlyFirst: string;
}

export type FileDropZoneProps = FieldName &
  FieldMessageProps & {
    /** The chosen file, controlled. */
    value: File | null;
    /** Called with a valid file, or `null` when it is removed; never with a rejected file. */
    onChange: (file: File | null) => void;
    /** Accepted media types: `['image/png', 'image/jpeg']`. */
    accept: readonly string[];
    /** The maximum size in bytes. */
    maxBytes: number;
    words: FileDropZoneWords;
    /** The stored image, which stays when no file is chosen. None when left out. */
    stored?: {
      src: string;
      /** Its file name. */
      name: string;
      /** Says that it is kept: `The image stays as it is unless you choose a new one.` */
      note?: string;
    };
    /** Upload progress. No upload in progress when left out. */
    progress?: {
      /** 0 to 1; indeterminate when left out. */
      value?: number;
      /** Label: `Sending the image`. */
      label: string;
    };
    ref?: Ref<HTMLInputElement>;
  };

/**
 * An input for one image, dropped or chosen; of several dropped files only the first is used. The second label wraps
 * the input, since some accessibility checkers accept only one label by id.
 */
export function FileDropZone(props: FileDropZoneProps) {
  const { value, accept, maxBytes, words, progress } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isClosed = props.disabledReason !== undefined;
  const isLocked = isClosed || progress !== undefined;
  const input = useImageInput({ ...props, isLocked });
  const error = input.rejection ? words[input.rejection] : props.error;
  warnInDev(!(maxBytes > 0), 'FileDropZone', 'write a `maxBytes` above 0, such as 10_000_000 for 10 MB.');

  function remove() {
    input.remove();
    // The remove button disappears together with the file.
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
          <div className={css.text}>
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
                  // Reset, so that the same file can be chosen again after it was removed or rejected.
                  target.value = '';
                }}
                className={css.input}
              />
              {words.drop}
            </label>
            <p role="status" className={css.note}>
              {input.hasMore ? <span>{words.onlyFirst}</span> : null}
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

/** The prompt is hidden once there is a file. */
const promptClass = ({ value, stored, disabledReason, progress }: FileDropZoneProps) =>
  css.prompt({
    isQuiet: Boolean(value ?? stored),
    isLocked: disabledReason !== undefined,
    isSending: progress !== undefined,
  });

/** The chosen image, else the stored one, else an icon. */
function Thumbnail({ value, stored, words }: FileDropZoneProps) {
  if (value) return <Preview file={value} alt={words.preview} />;
  if (stored) return <img src={stored.src} alt={words.preview} className={css.picture} />;
  return <Icon name="upload" size="lg" />;
}

function UploadProgress({ progress }: FileDropZoneProps) {
  if (!progress) return null;
  return (
    <label className={css.note}>
      <span>{progress.label}</span>
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

/** A preview of the chosen image, drawn on a canvas, since most content security policies forbid `blob:` images. */
function Preview({ file, alt }: { file: File; alt: string }) {
  const draw = async (canvas: HTMLCanvasElement) =>
    canvas.getContext('2d')?.drawImage(await createPreview(file), 0, 0);
  return (
    <canvas
      ref={(canvas) => {
        // An image that cannot be drawn leaves the placeholder background.
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
