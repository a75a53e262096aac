import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { PrintJob } from '@portico/shared-kit/print';
import { useEffect, useState } from 'react';
import { PageDirectory } from './page-directory.model.ts';

/** Pages that are laid out so far. `version` changes with them. */
export interface LaidOutPages {
  readonly directory: PageDirectory;
  readonly version: number;
  readonly isComplete: boolean;
}

/** Ms after which what is laid out is shown. */
const showEvery = 200;

/** Lays a job out record by record and lets the page answer in between. Null before the first pages. */
export function usePageDirectory(job: PrintJob, records: readonly PrintRecord[]): LaidOutPages | null {
  const [pages, setPages] = useState<(LaidOutPages & { readonly job: PrintJob }) | null>(null);
  useEffect(() => {
    let isWanted = true;
    const directory = new PageDirectory(job, records);
    const show = (version: number) => setPages({ job, directory, version, isComplete: version === records.length });
    const run = async () => {
      let shown = performance.now();
      for (const index of records.keys()) {
        directory.add(index);
        await pause();
        if (!isWanted) return;
        if (performance.now() - shown < showEvery || index === records.length - 1) continue;
        shown = performance.now();
        show(index + 1);
      }
      show(records.length);
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [job, records]);
  // Pages of the job before stay until those of this one are there.
  return pages === null || pages.job === job ? pages : { ...pages, isComplete: false };
}

/** Lets the browser handle what waits: typing, scrolling, painting. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
