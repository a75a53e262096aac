import { usePortalDispatch } from '@portico/shared-kit/api';
import { useBeginExportMutation } from '@portico/shared-kit/api/exports.api';
import type { BeginExportInput, ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useEffect, useRef } from 'react';
import { exportColumns } from './export-fields.model.ts';
import { tellWhenEnded } from './tell-when-ended.ts';
import type { ExportChoiceModel, ExportedList } from './use-export-choice.ts';

/** Begins an export as it is chosen. A failed request can be sent again: it begins one export all the same. */
export function useBeginExport(list: ExportedList, model: ExportChoiceModel, onBegun: (task: ExportTask) => void) {
  const [send, { isLoading }] = useBeginExportMutation();
  const requestId = useRequestId();
  const isShown = useIsShown();
  const dispatch = usePortalDispatch();
  const toast = useToast();
  const begin = async () => {
    const input = inputOf(list, model);
    const { data } = await send({ ...input, requestId: requestId.of(input) });
    // A failed write is told by the API's own rule, and the choice stays.
    if (data === undefined) return;
    requestId.renew();
    model.keep();
    if (isShown.current) onBegun(data);
    else void tellWhenEnded(data.id, { dispatch, toast });
  };
  return { begin: () => void begin(), isBeginning: isLoading };
}

/** True until the dialog is closed: its request may still be on its way then. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** The id of an attempt: the same for as long as the same is asked for and has not begun. */
function useRequestId() {
  const latest = useRef<{ readonly input: string; readonly id: string } | null>(null);
  return {
    of: (input: BeginExportInput): string => {
      const text = JSON.stringify(input);
      if (latest.current?.input !== text) latest.current = { input: text, id: randomId() };
      return latest.current.id;
    },
    renew: () => {
      latest.current = null;
    },
  };
}

function inputOf(list: ExportedList, { choice, fields, selection, isTicked }: ExportChoiceModel): BeginExportInput {
  const { config, criteria, shown, selected, locale } = list;
  return {
    schemaCode: config.schemaCode,
    ...criteria,
    orderBy: [...shown.orderBy],
    columns: exportColumns(fields, selection),
    ...(isTicked ? { objectIds: selected.map(({ id }) => id) } : { allObjectId: true }),
    languageType: locale,
    format: choice.format,
    ...(choice.format === 'csv' ? { separator: choice.separator } : {}),
  };
}
