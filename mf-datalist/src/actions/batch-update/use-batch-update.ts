import { isApiError, useFailure, usePortalDispatch } from '@portico/shared-kit/api';
import {
  useBatchUpdateMutation,
  useGetDataItemsQuery,
  usePreviewBatchUpdateQuery,
} from '@portico/shared-kit/api/record-batches.api';
import { useUpdateAllFoundMutation } from '@portico/shared-kit/api/record-jobs.api';
import type { ListConfig, Property } from '@portico/shared-kit/contract/models.schema';
import type { BatchUpdateInput } from '@portico/shared-kit/contract/record-batches.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { batchText } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useEffect, useState } from 'react';
import { offerUndo } from '../../list/offer-undo.ts';
import type { AllMatches } from '../all-found/change-all-found.tsx';
import { batchUpdateTexts } from './batch-update.texts.ts';

/** Time for which a value must rest before it is previewed, in ms: each preview is a request to the server. */
const previewDelay = 400;

/** The records that may be updated, and the list they stand in. */
export interface BatchTask {
  readonly config: ListConfig;
  readonly records: readonly BizRecord[];
  /** All records that the list finds, in the place of `records`. */
  readonly all?: AllMatches;
  readonly onClose: () => void;
}

/** The fields to choose from: those that the server says may be changed, as the list knows them. */
function useFields(config: ListConfig) {
  const { data, error, isFetching, refetch } = useGetDataItemsQuery({ schemaCode: config.schemaCode });
  const editable = new Set(data?.filter(({ isBatchEditable }) => isBatchEditable).map(({ code }) => code));
  const properties = config.properties.filter(({ code }) => editable.has(code));
  return { properties, isLoading: data === undefined && isFetching, error, retry: () => void refetch() };
}

/** A text once it has rested for a while; undefined until then. */
function useRested(text: string): string | undefined {
  const [rested, setRested] = useState<string | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), previewDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text ? text : undefined;
}

/** Returns the server's preview of the value: requested when it has rested, and returned for exactly that value. */
function usePreview(input: BatchUpdateInput, isWanted: boolean) {
  const key = JSON.stringify([input.propertyCode, input.modifiedValue]);
  const isRested = useRested(key) !== undefined;
  const asking = usePreviewBatchUpdateQuery(input, { skip: !isWanted || !isRested });
  const failure = useFailure(asking.error);
  const isReady = isWanted && isRested && !asking.isFetching;
  return {
    preview: isReady && !asking.isError ? asking.currentData : undefined,
    failure: isReady && asking.isError ? { ...failure, isOfValue: isValueProblem(asking.error) } : null,
    isWaiting: isWanted && !isReady,
    retry: () => void asking.refetch(),
  };
}

/** Returns whether the server refuses the value itself, so that the words belong to the entry. */
function isValueProblem(error: unknown): boolean {
  return isApiError(error) && error.status === 400;
}

/** Sends the update for what was previewed, and tells how it ended. */
function useRun(onClose: () => void) {
  const t = batchUpdateTexts.useT();
  const toast = useToast();
  const [dispatch, locale] = [usePortalDispatch(), useLocale()];
  const [update, { isLoading: isRunning }] = useBatchUpdateMutation();
  const run = async (input: BatchUpdateInput) => {
    const answer = await update(input);
    // A failed write is told by the API's own rule, and the entries stay.
    if (answer.error) return;
    const { successCount: done, failCount: failed, refusals, operationId } = answer.data;
    const text = failed > 0 ? t('partly', { done, failed }) : t('done', { count: done });
    if (done === 0) toast.error(t('none', { reason: refusals[0]?.resultDesc ?? '' }));
    else offerUndo({ toast, dispatch, locale }, { text, isPartly: failed > 0, operationId });
    onClose();
  };
  return { run, isRunning };
}

/** Begins a job that gives everything that the list finds the value. Nobody looks at all of it before: what stays and why is told at the end. */
function useRunForAll(all: AllMatches | undefined, onClose: () => void) {
  const [update, { isLoading: isRunning }] = useUpdateAllFoundMutation();
  const run = async ({ propertyCode, modifiedValue }: BatchUpdateInput) => {
    if (await all?.begin((list) => update({ ...list, propertyCode, modifiedValue }))) onClose();
  };
  return { run, isRunning };
}

/** Returns the state and the actions of the dialog. */
export function useBatchUpdate({ config, records, all, onClose }: BatchTask) {
  const t = batchUpdateTexts.useT();
  const toast = useToast();
  const fields = useFields(config);
  const [property, setProperty] = useState<Property | null>(null);
  const [value, setValue] = useState<unknown>(null);
  const [some, runAll] = [useRun(onClose), useRunForAll(all, onClose)];
  const text = property === null || value === null ? '' : batchText(property, value);
  const input: BatchUpdateInput = {
    modifiedValue: text,
    objectIds: records.map(({ id }) => id),
    propertyCode: property?.code ?? '',
    queryCode: config.view.code,
    schemaCode: config.schemaCode,
  };
  const isEntered = text.trim() !== '';
  const seen = usePreview(input, isEntered && all === undefined);
  const choose = (code: string) => {
    setProperty(fields.properties.find((each) => each.code === code) ?? null);
    setValue(null);
  };
  const save = () => {
    if (property === null) toast.info(t('chooseField'));
    else if (!isEntered) toast.warning(t('empty'));
    else if (all !== undefined) void runAll.run(input);
    else if (seen.preview !== undefined) void some.run({ ...input, versions: seen.preview.versions });
  };
  return {
    fields,
    property,
    choose,
    value,
    setValue,
    ...seen,
    allCount: isEntered ? all?.count : undefined,
    isRunning: some.isRunning || runAll.isRunning,
    save,
  };
}

/** Model that the parts of the dialog share. */
export type BatchUpdateModel = ReturnType<typeof useBatchUpdate>;
