import { asRecordId, type ModelCode } from '@portico/shared-kit/contract/ids';
import type { PrintRecord } from '@portico/shared-kit/contract/print.schema';
import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import {
  type FormatContext,
  kindOf,
  type Property,
  propertyName,
  settingsOf,
  storageOf,
} from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { actionCode } from '@portico/shared-kit/workflow';

/** Steps of a workflow that a sample log tells of. */
export type SampleStep = Pick<WorkflowLogEntry, 'activityCode' | 'activityName' | 'name' | 'comment'>;

interface SampleInput {
  readonly schemaCode: ModelCode;
  readonly properties: readonly Property[];
  readonly locale: Locale;
  readonly steps: readonly SampleStep[];
}

/** Rows of a sample sub-table. */
const sampleRows = 2;
/** A number within most limits. */
const smallest = '1';
/** A number that barcodes can hold, too. */
const sampleNumber = 'NO-000001';

/** A record that nobody has written: names of fields as their texts, and in all others the example of their kind. */
export function sampleWords({ schemaCode, properties, locale, steps }: SampleInput): PrintRecord {
  const data = Object.fromEntries(properties.map((property) => [property.code, sampleValue(property, locale)]));
  const bizObject = {
    id: asRecordId('sample'),
    schemaCode,
    version: 1,
    data: { ...data, id: 'sample', sequenceNo: sampleNumber },
    actions: [],
  };
  return { bizObject, workFlowLog: steps.map(logEntry) };
}

function sampleValue(property: Property, locale: Locale): unknown {
  const columns = property.subSchema?.properties;
  if (columns !== undefined) {
    const row = Object.fromEntries(columns.map((column) => [column.code, sampleValue(column, locale)]));
    return Array.from({ length: sampleRows }, (_, index) => ({ ...row, id: String(index) }));
  }
  const kind = kindOf(property);
  const settings = settingsOf(property);
  // A text says what it will hold; those of options are among them.
  if (storageOf(property).isText && !('options' in settings)) return `{${propertyName(property, locale)}}`;
  // A field may have limits that the example of its kind exceeds, as a number of days.
  for (const text of [kind.textHint?.(settings).example[locale] ?? '', smallest]) {
    const result = kind.parse(text, settings, contextOf(locale));
    if (result.ok) return result.value;
  }
  return null;
}

/** People, departments and records are called as the example of their kind says. */
function contextOf(locale: Locale): FormatContext {
  const named = (text: string) => ({ id: text, name: text.split('/').at(-1) ?? text });
  return {
    locale,
    findPerson: named,
    findDepartment: named,
    findRecord: (schemaCode, text) => ({ ...named(text), schemaCode }),
    findOption: (_source, text) => text,
  };
}

function logEntry({ activityCode, activityName, name, comment }: SampleStep, index: number): WorkflowLogEntry {
  const hour = (at: number) => new Date(Date.UTC(2026, 0, 5, at)).toISOString();
  return {
    activityName,
    activityName_i18n: null,
    activityCode,
    receiveTime: hour(index + 1),
    finishTime: hour(index + 2),
    usedTime: 3_600_000,
    user: null,
    name,
    approvalActionStatus: actionCode.agree,
    reasonCode: null,
    comment,
    logStatus: 'AGREED',
  };
}
