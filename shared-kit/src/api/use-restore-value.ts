import type { FormTraceEntry } from '../contract/form-trace.schema.ts';
import type { ModelCode } from '../contract/ids.ts';
import { loadApiErrorDescription } from '../errors/api-error.ts';
import { useLocale } from '../i18n/index.ts';
import { useToast } from '../ui/feedback/index.ts';
import { recordsEndpoints } from './records.api.ts';
import { usePortalDispatch } from './use-portal-dispatch.ts';

/** A value that a field had, by the entry of the form trace that tells of it. */
interface FormerValue {
  readonly entry: FormTraceEntry;
  readonly change: { readonly code: string; readonly beforeValue: unknown };
}

/** Asks whether to go on, with the value of now; `save` resolves to false where the save was refused, which is told. */
type AskRestore<TFormer> = (former: TFormer, now: unknown, save: () => Promise<boolean>) => void;

/**
 * Returns the function that gives a field of a record the value that it had before a change, after a question: by the ordinary save of
 * this one field, with the version that the record has now, its rules and the rights of the person.
 */
export function useRestoreValue<TFormer extends FormerValue>(schemaCode: ModelCode, ask: AskRestore<TFormer>) {
  const locale = useLocale();
  const toast = useToast();
  const dispatch = usePortalDispatch();
  const tellFailure = async (error: unknown) => toast.failure(await loadApiErrorDescription(error, locale));
  return async (former: TFormer): Promise<void> => {
    const { bizObjectId: id } = former.entry;
    const { code, beforeValue } = former.change;
    const read = await dispatch(
      recordsEndpoints.getRecord.initiate({ schemaCode, id }, { subscribe: false, forceRefetch: true }),
    );
    if (read.data === undefined) return tellFailure(read.error);
    const { version, data } = read.data;
    ask(former, data[code] ?? null, async () => {
      const input = { schemaCode, id, version, data: { [code]: beforeValue ?? null } };
      const saved = await dispatch(recordsEndpoints.saveRecord.initiate(input, { track: false }));
      if (saved.error !== undefined) await tellFailure(saved.error);
      return saved.error === undefined;
    });
    return undefined;
  };
}
