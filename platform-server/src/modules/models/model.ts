import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { type ModelTable, modelTableOf } from '../../records/index.ts';

/** A published business model as the server works with it. */
export interface Model {
  readonly schemaCode: string;
  readonly appCode: string;
  /** Grows with each publishing. */
  readonly version: number;
  readonly definition: ModelDefinition;
  readonly table: ModelTable;
}

/** The model of a definition. */
export function modelOf(appCode: string, version: number, definition: ModelDefinition): Model {
  const { schemaCode, properties, listViews } = definition;
  const orders = listViews.map(({ orderBy = [] }) => orderBy);
  return { schemaCode, appCode, version, definition, table: modelTableOf(schemaCode, properties, orders) };
}
