import { useGetListConfigDataQuery } from '@portico/shared-kit/api/models.api';
import { useGetPrintSelectionQuery } from '@portico/shared-kit/api/printing.api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import { useMakeShortCodesQuery } from '@portico/shared-kit/api/short-codes.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { RecordId } from '@portico/shared-kit/contract/ids';
import { mostPrinted } from '@portico/shared-kit/contract/print-limits';
import type { QrPrintData, QrTextData } from '@portico/shared-kit/contract/qr-print';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { ShortCodes } from '@portico/shared-kit/contract/short-codes.schema';
import { formatValue, type Property } from '@portico/shared-kit/fields';
import { type Locale, useLocale } from '@portico/shared-kit/i18n';
import { useMemo } from 'react';
import type { LabelTarget } from './label-address.model.ts';

/** Labels to draw, with the records that they lead to; or what keeps them from being drawn. */
export interface Labels {
  readonly recordIds: readonly RecordId[];
  readonly data: QrPrintData | null;
  readonly error: unknown;
  readonly isRetrying: boolean;
  retry(): void;
}

/** The labels that an address asks for: words from the records as the user sees them, and the codes of the server. */
export function useLabels(target: LabelTarget): Labels {
  const { schemaCode, print } = target;
  const locale = useLocale();
  const selection = useGetPrintSelectionQuery(
    { selection: target.selection ?? '' },
    { skip: target.selection === null },
  );
  const recordIds = target.selection === null ? target.recordIds : selection.data?.objectIds;
  const skip = recordIds === undefined || recordIds.length === 0;
  const ids = recordIds ?? none;
  const config = useGetListConfigDataQuery({ schemaCode }, { skip });
  const records = recordsEndpoints.queryForRule.useQuery(recordsOf(target, ids), { skip });
  const codes = useMakeShortCodesQuery(pairsOf(target, ids), { skip });
  const calls = [selection, config, records, codes];
  const failed = calls.find(({ data, error }) => data === undefined && error !== undefined);
  const data = useMemo(() => {
    if (config.data === undefined || records.data === undefined || codes.data === undefined) return null;
    const texts = textsOf(records.data.content, config.data, print.textData, locale);
    const { pairs } = codes.data;
    const qrCodes = ids.map((id, at) => ({ text: texts.get(id) ?? '', url: addressOf(pairs[at]) }));
    const { width, height, fontSize } = print;
    return { width, height, fontSize, qrCodes };
  }, [ids, config.data, records.data, codes.data, print, locale]);
  const retry = () => void failed?.refetch();
  return { recordIds: ids, data, error: failed?.error, isRetrying: failed?.isFetching ?? false, retry };
}

const none: readonly RecordId[] = [];

function recordsOf({ schemaCode, print: { textData } }: LabelTarget, objectIds: readonly RecordId[]) {
  const column = textData.isDataItem ? textData.code : 'name';
  return {
    schemaCode,
    options: { customDisplayColumns: [column] },
    objectIds: [...objectIds],
    size: mostPrinted,
    filters: [],
  };
}

function pairsOf({ schemaCode, formCode }: LabelTarget, ids: readonly RecordId[]) {
  return { pairs: ids.map((id) => ({ pairValue: JSON.stringify({ schemaCode, sheetCode: formCode, id }) })) };
}

/** The address that opens the record of a code. */
const addressOf = (pair: ShortCodes['pairs'][number] | undefined) => `${location.origin}/s/${pair?.pairCode ?? ''}`;

function textsOf(
  records: readonly BizRecord[],
  { properties }: ListConfig,
  { isDataItem, code }: QrTextData,
  locale: Locale,
): ReadonlyMap<RecordId, string> {
  const property: Property | undefined = isDataItem ? properties.find((each) => each.code === code) : undefined;
  const textOf = ({ data }: BizRecord): string => {
    if (property !== undefined) return formatValue(property, data[code] ?? null, { locale });
    return !isDataItem && code === 'name' && typeof data.name === 'string' ? data.name : '';
  };
  return new Map(records.map((record) => [record.id, textOf(record)]));
}
