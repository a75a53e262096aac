/** The list that an address leads away from. */
export interface ListPlace {
  readonly schemaCode: string;
  readonly viewCode: string;
  /** The list's own address, to come back to. */
  readonly address: string;
}

/** The page that previews what is printed; another remote has it, or none. */
export const printPath = '/print';

function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(values).toString()}`;
}

/** The form of a record (list spec, section 2). */
export function recordAddress({ schemaCode, address }: ListPlace, objectId: string): string {
  return withQuery('/form/detail', { objectId, schemaCode, return: address });
}

/** The form that adds a record, or the one that starts a workflow where there is its code (list spec, section 2). */
export function addAddress({ schemaCode, viewCode, address }: ListPlace, workflowCode: string | null): string {
  if (workflowCode !== null) return withQuery('/form/detail', { startWorkflowCode: workflowCode, return: address });
  return withQuery('/form/detail', { schemaCode, queryCode: viewCode, return: address });
}

/** The print preview of some records. */
export function printAddress({ schemaCode }: ListPlace, objectIds: readonly string[]): string {
  return withQuery(printPath, { schemaCode, objectIds: objectIds.join(',') });
}
