import {
  dropModelIndex,
  listModelIndexes,
  makeModelIndexes,
} from '@portico/shared-kit/contract/model-indexes.endpoints';
import {
  DropIndexInput,
  MakeIndexesInput,
  ModelIndexes,
  ModelIndexesInput,
} from '@portico/shared-kit/contract/model-indexes.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { ModelIndexService } from './indexes.service.ts';

/** Registers the indexes that administrators make for models. */
export function registerModelIndexes(app: FastifyInstance, indexes: ModelIndexService): void {
  route(app, listModelIndexes, { input: ModelIndexesInput, reply: ModelIndexes }, ({ input, user }) =>
    indexes.list(input.schemaCode, user),
  );
  route(app, makeModelIndexes, { input: MakeIndexesInput, reply: ModelIndexes }, ({ input, user, locale }) =>
    indexes.make(user, input, locale),
  );
  route(app, dropModelIndex, { input: DropIndexInput, reply: ModelIndexes }, ({ input, user }) =>
    indexes.drop(user, input),
  );
}
