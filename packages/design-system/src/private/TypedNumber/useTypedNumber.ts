import { useState } from 'react';
import { afterPress } from '../../hooks/afterPress.ts';

export interface TypedNumber {
  /** What is shown: as typed while one types, written out well after that. */
  text: string;
  /** Typing is over, and what stands there cannot be meant. */
  isWrong: boolean;
  type: (text: string) => void;
  leave: () => void;
}

interface TypedNumberSettings {
  /** `null` when it is empty, `NaN` when what is typed is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** The number meant by what was typed, `NaN` for none. */
  read: (text: string) => number;
  /** A number as it is shown. */
  write: (value: number) => string;
}

interface Draft {
  text: string;
  value: number | null;
  isLeft: boolean;
}

/** A number kept by the caller while it is typed as text: nothing typed is ever taken away or rewritten under the caret. */
export function useTypedNumber({ value, onChange, read, write, min, max }: TypedNumberSettings): TypedNumber {
  const [kept, setKept] = useState<Draft>();
  // A value that came from elsewhere replaces what was typed.
  const draft = kept !== undefined && Object.is(kept.value, value) ? kept : undefined;
  const isOutside =
    value !== null && ((min !== undefined && value < min) || (max !== undefined && value > max));

  function type(text: string) {
    const next = text.trim() === '' ? null : read(text);
    setKept({ text, value: next, isLeft: false });
    onChange(next);
  }

  function leave() {
    afterPress(() => setKept(draft && Number.isNaN(draft.value) ? { ...draft, isLeft: true } : undefined));
  }

  return {
    text: draft?.text ?? (value === null || Number.isNaN(value) ? '' : write(value)),
    isWrong: (draft === undefined || draft.isLeft) && (Number.isNaN(value) || isOutside),
    type,
    leave,
  };
}
