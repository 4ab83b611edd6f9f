import type { MonthNote as Note } from './month.types.ts';
import * as css from './month.css.ts';

interface MonthNoteProps {
  note: Note | undefined;
  onGoTo: (date: string) => void;
}

/** What there is to say about the month in view, and the way to a better one. */
export function MonthNote({ note, onGoTo }: MonthNoteProps) {
  if (!note) return null;
  const { goTo } = note;
  return (
    <div className={css.note}>
      <p>{note.text}</p>
      {goTo ? (
        <button type="button" className={css.noteButton} onClick={() => onGoTo(goTo.date)}>
          {goTo.label}
        </button>
      ) : null}
    </div>
  );
}
