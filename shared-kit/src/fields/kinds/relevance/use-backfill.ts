import { asRecordId } from '../../../contract/ids.ts';
import { useEffect, useRef, useState } from 'react';
import { useFieldServices } from '../../field-services.tsx';
import { useFormFill } from '../../form-fill.tsx';
import type { RelevanceSettings } from './relevance-settings.ts';

/**
 * Copies values of a picked record into the form, as its settings say. A newer pick takes the place of an older one;
 * what the user may not see of the record is left as it is.
 */
export function useBackfill({ schemaCode, backfill }: RelevanceSettings) {
  const fill = useFormFill();
  const services = useFieldServices();
  const running = useRef<AbortController | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = (id: string | null) => {
    running.current?.abort();
    setFailedId(null);
    if (id === null || fill === null || backfill.length === 0) return;
    const abort = new AbortController();
    running.current = abort;
    services.getRecord({ schemaCode, id: asRecordId(id) }, abort.signal).then(
      ({ data }) => {
        if (abort.signal.aborted) return;
        const seen = backfill.filter(({ from }) => from in data);
        fill(Object.fromEntries(seen.map(({ from, to }) => [to, data[from] ?? null])));
      },
      () => {
        if (!abort.signal.aborted) setFailedId(id);
      },
    );
  };
  return { take, hasFailed: failedId !== null, retry: () => take(failedId) };
}
