import { type Static, Type } from 'typebox';
import { BatchInput } from './batch.schema.ts';
import { Id } from './common.schema.ts';
import { ListConfigInput } from './models.schema.ts';

/**
 * Reads of a list as another person. The audit trail names list and view, and a read of another list or view is refused; without a view it
 * is any view of the list.
 */
export const ViewListAsInput = Type.Object({
  /** Of the person. */
  id: Id,
  schemaCode: ListConfigInput.properties.schemaCode,
  viewCode: ListConfigInput.properties.code,
  calls: BatchInput.properties.calls,
});
export type ViewListAsInput = Static<typeof ViewListAsInput>;
