import { type DragEvent, useRef, useState } from 'react';
import type { FileDropZoneProps } from './FileDropZone.types.ts';
import { type Refusal, refusalOf } from './imageFile.ts';

type Settings = Pick<FileDropZoneProps, 'onChange' | 'accept' | 'maxBytes'> & { isLocked: boolean };

const empty = { refusal: undefined, hasMore: false } as const;

/** Takes one file, by whatever way it comes, or says why not. */
export function useFileChoice({ onChange, accept, maxBytes, isLocked }: Settings) {
  const [outcome, setOutcome] = useState<{ refusal: Refusal | undefined; hasMore: boolean }>(empty);
  const [isOver, setOver] = useState(false);
  const latest = useRef<File>(undefined);

  async function take(files: FileList | null) {
    const file = files?.[0];
    // A chooser closed without a choice changes nothing.
    if (!file || isLocked) return;
    const isOne = files.length === 1;
    latest.current = file;
    const refusal = await refusalOf(file, { accept, maxBytes });
    // Another was chosen while this one was read.
    if (latest.current !== file) return;
    setOutcome({ refusal, hasMore: refusal === undefined && !isOne });
    if (refusal === undefined) onChange(file);
  }

  function remove() {
    latest.current = undefined;
    setOutcome(empty);
    onChange(null);
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      // Else the browser would leave the page to show the file.
      event.preventDefault();
      setOver(!isLocked);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files);
    },
  };

  return { ...outcome, isOver, take, remove, drop };
}
