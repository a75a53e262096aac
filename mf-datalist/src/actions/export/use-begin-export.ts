import { useBeginExportMutation } from '@portico/shared-kit/api/exports.api';
import type { BeginExportInput, ExportTask } from '@portico/shared-kit/contract/exports.schema';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { useRef } from 'react';
import { exportColumns } from './export-fields.model.ts';
import type { ExportChoiceModel, ExportedList } from './use-export-choice.ts';

/** Begins an export as it is chosen. A failed request can be sent again: it begins one export all the same. */
export function useBeginExport(list: ExportedList, model: ExportChoiceModel, onBegun: (task: ExportTask) => void) {
  const [send, { isLoading }] = useBeginExportMutation();
  const requestId = useRequestId();
  const begin = async () => {
    const input = inputOf(list, model);
    const { data } = await send({ ...input, requestId: requestId.of(input) });
    // A failed write is told by the API's own rule, and the choice stays.
    if (data === undefined) return;
    requestId.renew();
    model.keep();
    onBegun(data);
  };
  return { begin: () => void begin(), isBeginning: isLoading };
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
