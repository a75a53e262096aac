import type { ModelCode, ViewCode } from '@portico/shared-kit/contract/ids';
import type { QrPrint } from '@portico/shared-kit/contract/qr-print';
import { recordAddress as formOfRecord, valueParameter } from '@portico/shared-kit/contract/record-address';

/** The list that an address leads away from. */
export interface ListAddress {
  readonly schemaCode: ModelCode;
  readonly viewCode: ViewCode;
  /** The list's own address, to come back to. */
  readonly address: string;
}

/** Returns the address of a form that is opened from a list (list spec, section 2). */
function formAddress(values: Readonly<Record<string, string>>, address: string): string {
  return withQuery('/form/detail', { ...values, ...ofList(address) });
}

/** The way back to a list, and the debug id that goes along. */
function ofList(address: string): Readonly<Record<string, string>> {
  const debugId = new URLSearchParams(address.split('?')[1]).get('debugId');
  return { ...(debugId === null ? {} : { debugId }), return: address };
}

/** The designer of the script of a view. */
export function listScriptAddress(schemaCode: ModelCode, viewCode: ViewCode): string {
  return withQuery('/list-script', { schemaCode, viewCode });
}

/** The page that previews what is printed; another remote has it, or none. */
export const printPath = '/print';

function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(values).toString()}`;
}

/** The form of a record (list spec, section 2). */
export function recordAddress({ schemaCode, address }: ListAddress, recordId: string): string {
  return formOfRecord({ schemaCode, recordId }, ofList(address));
}

/** Target of adding: the start of a workflow, or a form of a model. */
interface AddTarget {
  readonly workflowCode: string | null;
  readonly schemaCode: ModelCode;
}

/** Values with which a new record begins: those that are given, as people write them, by code, or those of a record. */
export interface NewRecord {
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly copyOf?: string | undefined;
}

/** The form that adds a record with some values, or the one that starts a workflow where there is its code (list spec, section 2). */
export function addAddress(
  { schemaCode, viewCode, address }: ListAddress,
  target: AddTarget,
  { values = {}, copyOf }: NewRecord = {},
): string {
  const own = Object.entries(values).map(([code, text]) => [`${valueParameter}${code}`, text] as const);
  const given = { ...Object.fromEntries(own), ...(copyOf === undefined ? {} : { copyOf }) };
  if (target.workflowCode !== null) return formAddress({ startWorkflowCode: target.workflowCode, ...given }, address);
  const ofForm = target.schemaCode === schemaCode ? { queryCode: viewCode, ...given } : { customButtonOpen: 'true' };
  return formAddress({ schemaCode: target.schemaCode, ...ofForm }, address);
}

/** The print preview of some records by a template, which are the ids or the kept selection of `records`. */
export function printAddress(
  { schemaCode }: Pick<ListAddress, 'schemaCode'>,
  records: Readonly<Record<string, string>>,
  templateId: string,
): string {
  return withQuery(printPath, { schemaCode, ...records, templateId });
}

/** The page that previews labels; another remote has it, or none. */
export const labelsPath = '/print/labels';

/** The preview of the labels of some records, which are the ids or the kept selection of `records`. */
export function labelsAddress(
  { schemaCode }: Pick<ListAddress, 'schemaCode'>,
  records: Readonly<Record<string, string>>,
  { width, height, fontSize, textData: { isDataItem, code } }: QrPrint,
): string {
  const sizes = { width: String(width), height: String(height), fontSize: String(fontSize) };
  return withQuery(labelsPath, { schemaCode, ...records, ...sizes, isDataItem: String(isDataItem), code });
}

/** Before and after of one change of the form trace (shell spec, section 2); no workflow is looked at here. */
export function compareAddress(logId: string): string {
  return `/from/operation-log-compare/${encodeURIComponent(logId)}/-/-`;
}
