import { asRecordId, type FormCode, type ModelCode, type RecordId } from '@portico/shared-kit/contract/ids';
import {
  labelDefaults,
  labelLength,
  pickQrFont,
  type QrPrint,
  qrPrintDefaults,
} from '@portico/shared-kit/contract/qr-print';
import {
  customDefaults,
  customMost,
  type CustomSheet,
  customParts,
  type SheetChoice,
  sheetChoices,
} from './label-sheet.model.ts';

/** Labels that an address asks for. */
export interface LabelTarget {
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode | null;
  /** Empty where the server keeps which they are. */
  readonly recordIds: readonly RecordId[];
  readonly selection: string | null;
  readonly print: QrPrint;
  readonly sheet: SheetChoice;
  readonly custom: CustomSheet;
  /** The place of the first label on the first sheet, counted from 1. */
  readonly start: number;
  readonly hasCutMarks: boolean;
}

/** Reads the address; what it leaves out, or says wrongly, is as labels are by themselves. */
export function labelTarget(search: URLSearchParams): LabelTarget {
  const ids = (search.get('objectIds') ?? search.get('objectId') ?? '').split(',').map((id) => id.trim());
  const schemaCode = search.get('schemaCode') ?? '';
  const sheet = sheetChoices.find((choice) => choice === search.get('sheet'));
  const print = printOf(search);
  const hasSize = search.has('width') || search.has('height');
  return {
    schemaCode,
    formCode: search.get('sheetCode'),
    recordIds: schemaCode === '' ? [] : [...new Set(ids.filter(Boolean))].map(asRecordId),
    selection: search.get('selection'),
    print,
    sheet: sheet ?? (hasSize ? 'fit' : 'single'),
    custom: customOf(search),
    start: Math.floor(numberOf(search, 'start', 1, 1, 10_000)),
    hasCutMarks: search.get('cutMarks') === '1',
  };
}

function printOf(search: URLSearchParams): QrPrint {
  const length = (name: 'width' | 'height') =>
    labelLength(Number(search.get(name) ?? Number.NaN)) || labelDefaults[name];
  const [width, height] = [length('width'), length('height')];
  const fontSize = pickQrFont(numberOf(search, 'fontSize', qrPrintDefaults.fontSize, 1, 100), height);
  const isDataItem = search.get('isDataItem') === 'true';
  return { width, height, fontSize, textData: { isDataItem, code: search.get('code') ?? 'name' } };
}

function customOf(search: URLSearchParams): CustomSheet {
  const parts = customParts.map((part) => {
    const isCount = part === 'columns' || part === 'rows';
    const value = numberOf(search, part, customDefaults[part], isCount ? 1 : 0, customMost[part]);
    return [part, isCount ? Math.floor(value) : value] as const;
  });
  return Object.fromEntries(parts) as unknown as CustomSheet;
}

function numberOf(search: URLSearchParams, name: string, otherwise: number, least: number, most: number): number {
  const text = search.get(name);
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
}
