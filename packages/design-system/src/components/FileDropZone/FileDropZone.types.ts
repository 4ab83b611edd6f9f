import type { Ref } from 'react';
import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';

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
  FieldNotes & {
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
      part?: number;
      /** `Sending the image`. */
      label: string;
    };
    ref?: Ref<HTMLInputElement>;
  };
