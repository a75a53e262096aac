import { useEffect, useRef, useState } from 'react';
import { useFieldServices } from '../../field-services.tsx';
import type { FileValue } from '../../property.ts';
import { useNotedUploads } from '../../upload-watch.tsx';

/** A file on its way; `percent` is null after a failure, and `problem` then says why. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly percent: number | null;
  readonly problem: string | null;
}

const isFailed = ({ percent }: Upload) => percent === null;

/**
 * Uploads files next to each other, tells of each one that is stored and as which it was given, counted from 0, keeps failed ones for another try, which comes by itself with the network, and stops
 * all when the editor goes away.
 */
export function useUploads(onUploaded: (file: FileValue, given: number) => void) {
  const services = useFieldServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRunning();
  const nextKey = useRef(0);
  const report = useLatest(onUploaded);
  const failed = uploads.filter(isFailed).length;
  useNotedUploads({ running: uploads.length - failed, failed });

  const change = (key: number, next: Pick<Upload, 'percent' | 'problem'>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));
  const drop = (key: number) => {
    running.stop(key);
    setUploads((all) => all.filter((each) => each.key !== key));
  };
  const send = async (key: number, file: File) => {
    const signal = running.start(key);
    const onProgress = (percent: number) => change(key, { percent, problem: null });
    try {
      const stored = await services.uploadFile(file, { onProgress, signal });
      if (signal.aborted) return;
      drop(key);
      report.current(stored, key);
    } catch (error) {
      const problem = error instanceof Error && error.message !== '' ? error.message : null;
      if (!signal.aborted) change(key, { percent: null, problem });
    }
  };
  const start = (file: File) => {
    const key = nextKey.current++;
    setUploads((all) => [...all, { key, file, percent: 0, problem: null }]);
    void send(key, file);
  };
  const retry = ({ key, file }: Upload) => {
    change(key, { percent: 0, problem: null });
    void send(key, file);
  };
  useWhenOnline(() => uploads.filter(isFailed).forEach(retry));
  return { uploads, start, retry, cancel: (upload: Upload) => drop(upload.key) };
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Does something when the network is back. */
function useWhenOnline(act: () => void): void {
  const latest = useLatest(act);
  useEffect(() => {
    const handleOnline = () => latest.current();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [latest]);
}

/** Keeps the uploads that can be stopped; all of them are when the component goes away. */
function useRunning() {
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const stoppable = running.current;
    return () => {
      for (const abort of stoppable.values()) abort.abort();
    };
  }, []);
  return {
    start: (key: number): AbortSignal => {
      const abort = new AbortController();
      running.current.set(key, abort);
      return abort.signal;
    },
    stop: (key: number): void => {
      running.current.get(key)?.abort();
      running.current.delete(key);
    },
  };
}
