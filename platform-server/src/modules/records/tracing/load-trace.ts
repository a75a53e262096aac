import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { CopyValue, LoadContext, LoadRow } from '../../../record-store/index.ts';
import type { Model } from '../../models/index.ts';
import { sharedFields, sharedValues } from './shared-fields.ts';
import { type CopiedTrace, insertTraceFields, type TraceOf, traceLine, traceTarget } from './trace.repository.ts';
import type { TracedRecord } from './write-trace.ts';

/** The form trace of records that are loaded: by COPY, in the transaction of the load. */
export interface LoadTrace {
  /** Tells that records came. */
  added(rows: readonly LoadRow[]): Promise<void>;
  /** Tells what of records changed; a change of no value leaves no entry. */
  changed(traced: readonly TracedRecord[]): Promise<void>;
}

interface LoadTraceNeeds extends Pick<LoadContext, 'copy'> {
  readonly trx: Database;
  readonly model: Model;
  readonly by: Omit<TraceOf, 'schemaCode' | 'action'>;
}

/** See LoadTrace. */
export function loadTrace({ corpId, newId, now }: Platform, { trx, copy, model, by }: LoadTraceNeeds): LoadTrace {
  const { schemaCode, table } = model;
  const fields = sharedFields(table.properties);
  let fieldsId: string | null = null;

  async function keepFields(): Promise<string> {
    const id = newId();
    await insertTraceFields(trx, corpId, { id, fields });
    return id;
  }

  /** The entries are made as they are sent. */
  async function write<T>(
    action: TraceOf['action'],
    traced: readonly T[],
    entryOf: (each: T) => CopiedTrace,
  ): Promise<void> {
    const of = { ...by, schemaCode, action, at: now().toISOString() };
    function* lines(): Generator<readonly CopyValue[]> {
      for (const each of traced) yield traceLine(corpId, of, entryOf(each));
    }
    await copy(traceTarget, lines());
  }

  return {
    async added(rows) {
      fieldsId ??= await keepFields();
      await write('add', rows, ({ id: recordId, values }) => {
        const title = typeof values.name === 'string' ? values.name : '';
        return { id: newId(), recordId, title, changes: sharedValues(fields, values), fieldsId };
      });
    },
    async changed(traced) {
      const told = traced.filter(({ changes }) => changes.length > 0);
      if (told.length > 0) await write('edit', told, (each) => ({ ...each, id: newId(), fieldsId: null }));
    },
  };
}
