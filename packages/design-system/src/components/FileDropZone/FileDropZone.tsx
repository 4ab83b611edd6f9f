import { useId } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { warning } from '../../private/warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FileDropZone.css.ts';
import type { FileDropZoneProps } from './FileDropZone.types.ts';
import { Preview } from './parts/Preview.tsx';
import { useFileChoice } from './useFileChoice.ts';

export type { FileDropZoneProps, FileDropZoneWords } from './FileDropZone.types.ts';

/**
 * One image, dropped or chosen: of several only the first. Its second label stands around the field, since some checkers allow
 * one label that names a field by its id.
 */
export function FileDropZone(props: FileDropZoneProps) {
  const { value, accept, maxBytes, words, progress } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isClosed = props.disabledReason !== undefined;
  const isLocked = isClosed || progress !== undefined;
  const choice = useFileChoice({ ...props, isLocked });
  const error = choice.refusal ? words[choice.refusal] : props.error;
  warning(!(maxBytes > 0), 'FileDropZone', 'write a `maxBytes` above 0, such as 10_000_000 for 10 MB.');

  function remove() {
    choice.remove();
    // The button goes away with the file.
    document.getElementById(id)?.focus();
  }

  return (
    <Field {...props} id={id} error={error} describedBy={value || props.stored ? `${id}-chosen` : undefined}>
      {(control) => (
        <div
          {...choice.drop}
          className={css.zone({ isInvalid: Boolean(error), isOver: choice.isOver, isLocked: isClosed })}
        >
          <Picture {...props} />
          <div className={css.words}>
            <Chosen {...props} id={`${id}-chosen`} />
            <label className={askLook(props)}>
              <input
                {...control}
                ref={props.ref}
                type="file"
                accept={accept.join(',')}
                onClick={(event) => {
                  if (isLocked) event.preventDefault();
                }}
                onChange={({ target }) => {
                  void choice.take(target.files);
                  // The value is the caller's; the same file can be chosen again after it was removed or refused.
                  target.value = '';
                }}
                className={css.input}
              />
              {words.drop}
            </label>
            <p role="status" className={css.note}>
              {choice.hasMore ? words.onlyFirst : null}
              {choice.refusal ? <VisuallyHidden>{words[choice.refusal]}</VisuallyHidden> : null}
            </p>
            {value && !isLocked ? (
              <button type="button" className={css.remove} onClick={remove}>
                {words.remove}
              </button>
            ) : null}
            <Sending {...props} />
          </div>
        </div>
      )}
    </Field>
  );
}

/** What asks for a file is quiet once there is one. */
const askLook = ({ value, stored, disabledReason, progress }: FileDropZoneProps) =>
  css.ask({
    isQuiet: Boolean(value ?? stored),
    isLocked: disabledReason !== undefined,
    isSending: progress !== undefined,
  });

/** What is chosen, else what is stored, else a sign. */
function Picture({ value, stored, words }: FileDropZoneProps) {
  if (value) return <Preview file={value} alt={words.preview} />;
  if (stored) return <img src={stored.src} alt={words.preview} className={css.picture} />;
  return <Icon name="upload" size="lg" />;
}

/** How much of the file has been sent. */
function Sending({ progress }: FileDropZoneProps) {
  if (!progress) return null;
  return (
    <label className={css.note}>
      {progress.label}
      <progress value={progress.part} className={css.progress} />
    </label>
  );
}

function Chosen({ id, value, stored }: Pick<FileDropZoneProps, 'id' | 'value' | 'stored'>) {
  const name = value?.name ?? stored?.name;
  if (name === undefined) return null;
  return (
    <div id={id}>
      <p className={css.name}>{name}</p>
      {value === null && stored?.note ? <p className={css.note}>{stored.note}</p> : null}
    </div>
  );
}
