import {
  labelDefaults,
  labelLength,
  pickQrFont,
  type QrPrint,
  qrPrintDefaults,
} from '@portico/shared-kit/contract/qr-print';
import { type PrintedRecords, printedRecordsOf } from '../preview/printed-records.model.ts';
import {
  customDefaults,
  customMost,
  type CustomSheet,
  customParts,
  type SheetChoice,
  sheetChoices,
} from './label-sheet.model.ts';

/** Labels that an address asks for. */
export interface LabelTarget extends PrintedRecords {
  readonly print: QrPrint;
  readonly sheet: SheetChoice;
  readonly custom: CustomSheet;
  /** The place of the first label on the first sheet, counted from 1. */
  readonly start: number;
  readonly hasCutMarks: boolean;
}

/** Reads the address; what it leaves out, or says wrongly, is as labels are by themselves. */
export function labelTarget(search: URLSearchParams): LabelTarget {
  const sheet = sheetChoices.find((choice) => choice === search.get('sheet'));
  const print = printOf(search);
  const hasSize = search.has('width') || search.has('height');
  return {
    ...printedRecordsOf(search),
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
