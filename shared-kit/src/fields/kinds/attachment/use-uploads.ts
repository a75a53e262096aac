import { useEffect, useRef, useState } from 'react';
import { useFieldServices } from '../../field-services.tsx';
import type { FileValue } from '../../property.ts';

/** A file on its way; `percent` is null after a failure. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly percent: number | null;
}

/** Uploads files next to each other, keeps failed ones for another try, and stops all when the editor goes away. */
export function useUploads(onUploaded: (file: FileValue) => void) {
  const services = useFieldServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRunning();
  const nextKey = useRef(0);
  const report = useRef(onUploaded);
  useEffect(() => {
    report.current = onUploaded;
  });

  const change = (key: number, percent: number | null) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, percent } : each)));
  const drop = (key: number) => {
    running.stop(key);
    setUploads((all) => all.filter((each) => each.key !== key));
  };
  const send = async (key: number, file: File) => {
    const signal = running.start(key);
    try {
      const stored = await services.uploadFile(file, { onProgress: (percent) => change(key, percent), signal });
      if (signal.aborted) return;
      drop(key);
      report.current(stored);
    } catch {
      if (!signal.aborted) change(key, null);
    }
  };
  const start = (file: File) => {
    const key = nextKey.current++;
    setUploads((all) => [...all, { key, file, percent: 0 }]);
    void send(key, file);
  };
  const retry = ({ key, file }: Upload) => {
    change(key, 0);
    void send(key, file);
  };
  return { uploads, start, retry, cancel: (upload: Upload) => drop(upload.key) };
}

/** What can be stopped; all of it is when the component goes away. */
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
