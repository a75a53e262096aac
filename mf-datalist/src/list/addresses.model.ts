/** The list that an address leads away from. */
export interface ListPlace {
  readonly schemaCode: string;
  readonly viewCode: string;
  /** The list's own address, to come back to. */
  readonly address: string;
}

/** Where the records of a list open; a debug id goes along (list spec, section 2). */
function formAddress(values: Readonly<Record<string, string>>, address: string): string {
  const debugId = new URLSearchParams(address.split('?')[1]).get('debugId');
  return withQuery('/form/detail', { ...values, ...(debugId === null ? {} : { debugId }), return: address });
}

/** The page that previews what is printed; another remote has it, or none. */
export const printPath = '/print';

function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(values).toString()}`;
}

/** The form of a record (list spec, section 2). */
export function recordAddress({ schemaCode, address }: ListPlace, objectId: string): string {
  return formAddress({ objectId, schemaCode }, address);
}

/** The form that adds a record, or the one that starts a workflow where there is its code (list spec, section 2). */
export function addAddress({ schemaCode, viewCode, address }: ListPlace, workflowCode: string | null): string {
  if (workflowCode !== null) return formAddress({ startWorkflowCode: workflowCode }, address);
  return formAddress({ schemaCode, queryCode: viewCode }, address);
}

/** The print preview of some records. */
export function printAddress({ schemaCode }: ListPlace, objectIds: readonly string[]): string {
  return withQuery(printPath, { schemaCode, objectIds: objectIds.join(',') });
}
