import type { CalendarNote } from '../Calendar.types.ts';
import * as css from '../Calendar.css.ts';

interface CalendarNoteLineProps {
  note: CalendarNote | undefined;
  onGoTo: (date: string) => void;
}

/** What there is to say about the month in view, and the way to a better one. */
export function CalendarNoteLine({ note, onGoTo }: CalendarNoteLineProps) {
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
