import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';
import { invalid, type FieldProblem } from '../../problems.ts';
import { refuseFile, type AttachmentSettings } from './attachment.kind.ts';

interface IntakeOf {
  readonly settings: AttachmentSettings;
  /** Files that are stored or on their way. */
  readonly taken: number;
  onFitting(files: readonly File[]): void;
}

/** Takes files that are chosen, dropped or pasted. Those that may not be attached are refused in words, the others go on. */
export function useFileIntake({ settings, taken, onFitting }: IntakeOf) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isOver, setOver] = useState(false);
  useNoFileOpened();
  const take = (given: readonly File[]) => {
    if (given.length === 0) return;
    const { fitting, refusals } = sorted(given, taken, settings);
    setProblems(refusals);
    onFitting(fitting);
  };
  return {
    problems,
    isOver,
    take,
    zone: {
      onDragOver: (event: DragEvent) => setOver(event.dataTransfer.types.includes('Files')),
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        take([...event.dataTransfer.files]);
      },
      onPaste(event: ClipboardEvent) {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        take(files.map(named));
      },
    },
  };
}

/** A file that is dropped beside an editor is not opened in the place of the page, which would take the form with it. */
function useNoFileOpened(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/** Browsers call every pasted picture the same: the moment tells them apart. */
function named(file: File): File {
  if (file.name !== 'image.png') return file;
  const moment = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
  return new File([file], `image-${moment}.png`, { type: file.type });
}

/** The files that may be attached, and why the others may not, each reason once. */
function sorted(given: readonly File[], taken: number, settings: AttachmentSettings) {
  const checked = given.map((file) => ({ file, refusal: refuseFile(file, settings) }));
  const fitting = checked.filter(({ refusal }) => refusal === null).map(({ file }) => file);
  const refusals = checked.flatMap(({ refusal }) => refusal?.problem ?? []);
  if (taken + fitting.length <= settings.maxCount) return { fitting, refusals };
  return { fitting: [], refusals: [...refusals, invalid('tooManyFiles', { max: settings.maxCount }).problem] };
}
