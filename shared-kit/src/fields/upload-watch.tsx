import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useMemo, useState } from 'react';

/** Files of a form that no value has yet. */
export interface OpenUploads {
  /** On their way. */
  readonly running: number;
  /** Waiting for another try. */
  readonly failed: number;
}

type Note = (editor: string, open: OpenUploads | null) => void;

const UploadWatchContext = createContext<Note | null>(null);

const none: OpenUploads = { running: 0, failed: 0 };

/** State of the files that the editors of a form are uploading. */
export interface UploadWatch {
  readonly open: OpenUploads;
  /** To be handed to the `UploadWatchProvider` around the editors. */
  readonly note: Note;
}

/** Watches the uploads of a form, which is not saved without the files that somebody has chosen for it. */
export function useUploadWatch(): UploadWatch {
  const [editors, setEditors] = useState<ReadonlyMap<string, OpenUploads>>(new Map());
  const note = useCallback<Note>((editor, open) => {
    setEditors((known) => {
      if (open === null && !known.has(editor)) return known;
      const next = new Map(known);
      if (open === null) next.delete(editor);
      else next.set(editor, open);
      return next;
    });
  }, []);
  const open = useMemo(
    () =>
      [...editors.values()].reduce(
        (sum, { running, failed }) => ({ running: sum.running + running, failed: sum.failed + failed }),
        none,
      ),
    [editors],
  );
  return { open, note };
}

/** Lets the editors below tell of their uploads. */
export function UploadWatchProvider({ note, children }: Pick<UploadWatch, 'note'> & { readonly children: ReactNode }) {
  return <UploadWatchContext value={note}>{children}</UploadWatchContext>;
}

/** Tells the form, where there is one, of an editor's files that are not stored yet. */
export function useNotedUploads({ running, failed }: OpenUploads): void {
  const editor = useId();
  const note = useContext(UploadWatchContext);
  useEffect(() => {
    note?.(editor, running + failed === 0 ? null : { running, failed });
  }, [note, editor, running, failed]);
  useEffect(() => () => note?.(editor, null), [note, editor]);
}
