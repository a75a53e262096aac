import {
  batchUpdate,
  getBatchUpdateLog,
  getNoPresentationNumber,
  modifyOwner,
  previewBatchUpdate,
} from '@portico/shared-kit/contract/record-batches.endpoints';
import {
  BatchLogInput,
  BatchLogPage,
  BatchPreview,
  BatchResult,
  BatchUpdateInput,
  ModifyOwnerInput,
  ModifyOwnerResult,
  NoPresentationCount,
  NoPresentationInput,
} from '@portico/shared-kit/contract/record-batches.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { BatchService } from './batch.service.ts';

/** Registers what is done to several records at once (list spec, section 7). */
export function registerBatches(app: FastifyInstance, batches: BatchService): void {
  route(
    app,
    getNoPresentationNumber,
    { input: NoPresentationInput, reply: NoPresentationCount },
    ({ input, user, locale }) => batches.countNotMine(user, input, locale),
  );
  route(
    app,
    modifyOwner,
    { input: ModifyOwnerInput, reply: ModifyOwnerResult, changesLists: true },
    ({ input, user, locale }) => batches.modifyOwner(user, input, locale),
  );
  route(app, previewBatchUpdate, { input: BatchUpdateInput, reply: BatchPreview }, ({ input, user, locale }) =>
    batches.preview(user, input, locale),
  );
  route(
    app,
    batchUpdate,
    { input: BatchUpdateInput, reply: BatchResult, changesLists: true },
    ({ input, user, locale }) => batches.update(user, input, locale),
  );
  route(app, getBatchUpdateLog, { input: BatchLogInput, reply: BatchLogPage }, ({ input, user }) =>
    batches.log(user, input),
  );
}
