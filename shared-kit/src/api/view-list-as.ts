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
    requestOf: (calls) => ({ endpoint: viewListAs, input: { ...as, calls } }),
    otherwise: () => Promise.resolve(onlyLooking()),
    alter: withoutRights,
  };
  return createElement(SeenAsProvider, { reads }, children);
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
