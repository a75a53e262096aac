import { viewListAs } from '../contract/list-view-as.endpoints.ts';
import type { ViewListAsInput } from '../contract/list-view-as.schema.ts';
import { getListConfigData } from '../contract/models.endpoints.ts';
import type { ListConfig } from '../contract/models.schema.ts';
import { queryRecords } from '../contract/records.endpoints.ts';
import type { RecordPage } from '../contract/records.schema.ts';
import { createElement, type ReactNode } from 'react';
import { onlyLooking, type ReadsAs, SeenAsProvider } from './preview-as.ts';

/** Person as whom a list is seen, and the list. */
export type ListAs = Omit<ViewListAsInput, 'calls'>;

/**
 * Lets a list below it be seen as another person: its reads are answered as to them, and nothing that it shows may be changed. A read that
 * cannot be asked as them is refused, so that nothing of the user's own stands among theirs. With another person or list it needs another
 * key.
 */
export function ListAsProvider({ as, children }: { readonly as: ListAs; readonly children: ReactNode }) {
  const reads: ReadsAs = {
    requestOf: (calls) => ({ endpoint: viewListAs, input: { ...listOf(as, calls[0]?.input), calls } }),
    groupOf: ({ input }) => listOf(as, input).schemaCode,
    otherwise: () => Promise.resolve(onlyLooking()),
    alter: withoutRights,
  };
  return createElement(SeenAsProvider, { reads }, children);
}

/** Returns the list of a read: the server answers, and the audit trail names, one list at a time. Fields take their options of others. */
function listOf({ id, ...list }: ListAs, input: unknown): ListAs {
  const { schemaCode = list.schemaCode } = (input ?? {}) as Partial<ListAs>;
  return schemaCode === list.schemaCode ? { id, ...list } : { id, schemaCode };
}

/** Returns an answer without what the person might do: the list then locks it by itself. */
function withoutRights(operationId: string, data: unknown): unknown {
  if (operationId === queryRecords.operationId) {
    const page = data as RecordPage;
    return { ...page, actions: [], content: page.content.map((record) => ({ ...record, actions: [] })) };
  }
  if (operationId === getListConfigData.operationId) {
    const config = data as ListConfig;
    const properties = config.properties.map((property) => ({ ...property, writable: false }));
    return { ...config, actions: [], properties };
  }
  return data;
}
