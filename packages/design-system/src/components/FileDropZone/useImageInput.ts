'use client';

import { type DragEvent, useRef, useState } from 'react';
import { type FileRejection, getFileRejection } from './imageFile.ts';

interface ImageInputOptions {
  onChange: (file: File | null) => void;
  accept: readonly string[];
  maxBytes: number;
  isLocked: boolean;
}

const empty = { rejection: undefined, hasMore: false } as const;

/** Accepts one image, dropped or chosen, or sets an error. */
export function useImageInput({ onChange, accept, maxBytes, isLocked }: ImageInputOptions) {
  const [outcome, setOutcome] = useState<{ rejection: FileRejection | undefined; hasMore: boolean }>(empty);
  const [isOver, setOver] = useState(false);
  const latest = useRef<File>(undefined);

  async function takeFirst(files: FileList | null) {
    const file = files?.[0];
    // Closing the file dialog without a choice changes nothing.
    if (!file || isLocked) return;
    const isOne = files.length === 1;
    latest.current = file;
    const rejection = await getFileRejection(file, { accept, maxBytes });
    // Another file was chosen while this one was being read.
    if (latest.current !== file) return;
    setOutcome({ rejection, hasMore: rejection === undefined && !isOne });
    if (rejection === undefined) onChange(file);
  }

  function remove() {
    latest.current = undefined;
    setOutcome(empty);
    onChange(null);
  }

  const dropListeners = {
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser would navigate to the file.
      event.preventDefault();
      setOver(!isLocked);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void takeFirst(event.dataTransfer.files);
    },
  };

  return { ...outcome, isOver, accept: takeFirst, remove, dropListeners };
}
