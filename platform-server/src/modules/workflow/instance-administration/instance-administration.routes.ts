import { Empty } from '@portico/shared-kit/contract/common.schema';
import { BulkActReply, HandOverInput } from '@portico/shared-kit/contract/work-item-bulk.schema';
import { handOverItems } from '@portico/shared-kit/contract/work-items.endpoints';
import {
  actOnInstance,
  getInstanceAdministration,
  listWorkflowMessages,
} from '@portico/shared-kit/contract/instance-administration.endpoints';
import {
  ActOnInstanceInput,
  GetInstanceAdministrationInput,
  InstanceAdministration,
  WorkflowMessages,
} from '@portico/shared-kit/contract/instance-administration.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { InstanceAdministrationService } from './instance-administration.service.ts';

/** Registers what is done to an instance as a whole. */
export function registerInstanceAdministration(
  app: FastifyInstance,
  administration: InstanceAdministrationService,
): void {
  route(
    app,
    getInstanceAdministration,
    { input: GetInstanceAdministrationInput, reply: InstanceAdministration },
    ({ input, user }) => administration.get(user, input),
  );

  route(app, actOnInstance, { input: ActOnInstanceInput, reply: Empty, changesLists: true }, ({ input, user }) =>
    administration.act(user, input),
  );

  const handingOver = { input: HandOverInput, reply: BulkActReply, changesLists: true };
  route(app, handOverItems, handingOver, ({ input, user, locale }) => administration.handOver(user, input, locale));

  route(
    app,
    listWorkflowMessages,
    { input: GetInstanceAdministrationInput, reply: WorkflowMessages },
    ({ input, user }) => administration.listMessages(user, input),
  );
}
