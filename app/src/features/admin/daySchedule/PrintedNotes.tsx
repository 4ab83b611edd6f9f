import { bookedChild } from '@plaitful/messages/en-CA/adminChildren';
import { Fragment } from 'react';
import * as css from './sheet.css.ts';

const avoid = bookedChild.short.avoid({ avoid: '' });

/** What is to be known about a child; what to avoid stands out. */
export const PrintedNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note, index) => (
    <Fragment key={note}>
      {index === 0 ? null : '. '}
      {note.startsWith(avoid) ? <strong className={css.strong}>{note}</strong> : note}
    </Fragment>
  ));
