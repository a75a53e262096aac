import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import { readPrintTemplate } from '@portico/shared-kit/contract/print-template';
import { type PrintJob, propertyFinder } from '@portico/shared-kit/print';
import { aRecord } from '@portico/shared-kit/testing/builders';
import { asRecordId } from '@portico/shared-kit/contract/ids';

/** A row of the sub-table; the keys after `id` are its columns. */
export interface Line {
  readonly id: string;
  readonly product: string;
  readonly note: string;
  readonly amount: string;
}

export const lineColumns = ['product', 'note', 'amount'] as const;

const properties: PropertyWithRights[] = [
  {
    code: 'lines',
    name: 'Lines',
    propertyType: 8,
    subSchema: {
      properties: lineColumns.map((code) => ({ code, name: code, propertyType: code === 'amount' ? 2 : 0 })),
    },
  },
];

/** Rows whose notes take one to three lines of paper, in Chinese and in English. */
export function linesOf(count: number): Line[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    product: `产品 ${String(index)}`,
    note: 'Delivered in two parts, 分两批交货。'.repeat((index % 3) + 1),
    amount: (index * 1.25).toFixed(2),
  }));
}

/** A record with so many rows. */
export function recordOf(index: number, rows: number): PrintRecord {
  const record = aRecord({ lines: linesOf(rows) }, { id: asRecordId(`record-${String(index)}`) });
  return { bizObject: record, workFlowLog: [] };
}

/** A job whose template is the sub-table with totals of pages, what is carried forward and a grand total. */
export function printJob(): PrintJob {
  const columns = lineColumns.map((code) => ({ code, widthValue: 60, sum: code === 'amount' }));
  const totals = { pageTotal: true, carriedForward: true, grandTotal: true };
  const sheet = { eleType: 'sheet', id: 'sheet', top: 0, left: 0, code: 'lines', columns, ...totals };
  const template = readPrintTemplate({ version: 1, pages: [[{ eleType: 'pageSettings' }, sheet]] });
  if (template === null) throw new Error('The template of the bench has no page');
  const printedAt = '2026-01-05T02:00:00.000Z';
  return { template, find: propertyFinder(properties), locale: 'en', printedAt, linkOf: () => null };
}
