import { useShell } from '../remotes/react.tsx';
import { useEffect, useState } from 'react';
import { createCopyWriter } from './copy-writer.ts';
import { browserEnvironment } from './environment.ts';
import { keepCopy, type LocalCopy } from './local-copy.ts';
import { type RecoverableCopy, useRecoverableCopy } from './use-recoverable-copy.ts';

/** Document that is saved by a press, not by itself. */
interface UnsavedDocument extends Pick<LocalCopy, 'revision'> {
  /** Name of its copies in the browser, as `listScript/salesOrder/all`. */
  readonly design: string;
  /** As it is now, and as the server has it. */
  readonly text: string;
  readonly saved: string;
  /** True where the user may save it. */
  readonly isMine: boolean;
}

/** In ms: a crash loses no more than what was typed in it. */
const pause = 300;

/** Keeps a copy of a document in the browser while it is not saved, and returns what an earlier window has left of it. */
export function useUnsavedCopy({ design, text, saved, revision, isMine }: UnsavedDocument): RecoverableCopy | null {
  const userId = useShell().session?.id ?? '';
  const left = useRecoverableCopy({ userId, design }, { text: saved, revision, isMine });
  const [writer] = useState(() => {
    const write = (copy: LocalCopy | null) => keepCopy({ userId, design }, copy);
    return createCopyWriter<LocalCopy>({ pause, isEager: false, write }, browserEnvironment);
  });
  useEffect(() => {
    if (!isMine) return;
    if (text === saved) writer.forget();
    else writer.schedule(() => ({ content: text, revision, at: Date.now() }));
  }, [writer, text, saved, revision, isMine]);
  useEffect(() => {
    const stop = browserEnvironment.onLeave(writer.flush);
    return () => {
      stop();
      writer.flush();
    };
  }, [writer]);
  return left;
}
