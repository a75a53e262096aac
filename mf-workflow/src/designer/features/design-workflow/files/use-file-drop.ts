import { type DragEvent, useState } from 'react';

interface FileDrop {
  /** File that was dropped or picked; null where there is none. */
  readonly file: File | null;
  /** Handlers for the element onto which files are dropped. */
  readonly target: { onDragOver?(event: DragEvent): void; onDrop?(event: DragEvent): void };
  /** Takes a file, asks for one, or lets go of it. */
  open(file: File | 'ask' | null): void;
}

/** A file that is dropped onto the designer, or picked by a dialog of the browser. */
export function useFileDrop(isReadOnly: boolean): FileDrop {
  const [file, setFile] = useState<File | null>(null);
  const open = (wanted: File | 'ask' | null) => {
    if (wanted === 'ask') pick(setFile);
    else setFile(wanted);
  };
  if (isReadOnly) return { file: null, target: {}, open };
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    file,
    open,
    target: {
      onDragOver: (event) => {
        if (hasFile(event)) event.preventDefault();
      },
      onDrop: (event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setFile(event.dataTransfer.files[0] ?? null);
      },
    },
  };
}

function pick(onPicked: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.bpmn,.xml,application/xml,text/xml';
  input.addEventListener('change', () => {
    const picked = input.files?.[0];
    if (picked !== undefined) onPicked(picked);
  });
  input.click();
}
