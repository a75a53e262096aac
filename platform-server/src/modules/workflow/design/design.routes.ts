import { Empty } from '@portico/shared-kit/contract/common.schema';
import * as endpoints from '@portico/shared-kit/contract/workflow-design.endpoints';
import * as schema from '@portico/shared-kit/contract/workflow-design.schema';
import * as trial from '@portico/shared-kit/contract/workflow-trial.schema';
import * as versions from '@portico/shared-kit/contract/workflow-versions.schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../plugins/route.ts';
import type { WorkflowDesigns } from './designs.service.ts';

/** A diagram of 2,000,000 characters, each of up to three bytes, with what JSON adds to it. */
const maxBodyBytes = 9 * 1024 * 1024;

/** Registers the designing of workflows. */
export function registerDesigns(app: FastifyInstance, designs: WorkflowDesigns): void {
  const { ListDesignsInput, DesignSummary, DesignableModel, DesignInput, WorkflowDesign } = schema;

  route(app, endpoints.listDesigns, { input: ListDesignsInput, reply: Type.Array(DesignSummary) }, ({ input, user }) =>
    designs.listDesigns(user, input),
  );

  route(app, endpoints.listDesignableModels, { input: Empty, reply: Type.Array(DesignableModel) }, ({ user }) =>
    designs.listDesignableModels(user),
  );

  route(app, endpoints.getDesign, { input: DesignInput, reply: WorkflowDesign }, ({ input, user }) =>
    designs.getDesign(user, input),
  );

  registerLocks(app, designs);
  registerDrafts(app, designs);
  registerVersions(app, designs);
  registerFiles(app, designs);
  registerTrials(app, designs);
}

function registerLocks(app: FastifyInstance, designs: WorkflowDesigns): void {
  const { DesignInput: input, DesignLock: reply } = schema;
  route(app, endpoints.takeDesignLock, { input, reply }, ({ input: named, user }) =>
    designs.takeDesignLock(user, named),
  );
  route(app, endpoints.takeOverDesignLock, { input, reply }, ({ input: named, user }) =>
    designs.takeOverDesignLock(user, named),
  );
  route(app, endpoints.releaseDesignLock, { input, reply: Empty }, ({ input: named, user }) =>
    designs.releaseDesignLock(user, named),
  );
}

function registerDrafts(app: FastifyInstance, designs: WorkflowDesigns): void {
  const { CreateDesignInput, SaveDraftInput, DiscardDraftInput, WorkflowDesign, DesignSummary } = schema;

  route(
    app,
    endpoints.createDesign,
    { input: CreateDesignInput, reply: WorkflowDesign, maxBodyBytes },
    ({ input, user }) => designs.createDesign(user, input),
  );

  route(
    app,
    endpoints.saveDesignDraft,
    { input: SaveDraftInput, reply: DesignSummary, maxBodyBytes },
    ({ input, user }) => designs.saveDesignDraft(user, input),
  );

  route(app, endpoints.discardDesignDraft, { input: DiscardDraftInput, reply: Empty }, ({ input, user }) =>
    designs.discardDesignDraft(user, input),
  );
}

function registerVersions(app: FastifyInstance, designs: WorkflowDesigns): void {
  const { PublishDesignInput, WorkflowDesign } = schema;
  const { DesignVersion, ListVersionsInput, DesignVersionPage } = versions;
  const { DesignVersionInput, DesignVersionFile, RestoreVersionInput } = versions;

  route(
    app,
    endpoints.publishDesign,
    { input: PublishDesignInput, reply: DesignVersion, changesLists: true },
    ({ input, user }) => designs.publishDesign(user, input),
  );

  const binding = { input: schema.BindDesignInput, reply: schema.DesignBinding, changesLists: true };
  route(app, endpoints.bindDesign, binding, ({ input, user }) => designs.bindDesign(user, input));

  const availability = { input: schema.SetAvailabilityInput, reply: Empty, changesLists: true };
  route(app, endpoints.setDesignAvailability, availability, ({ input, user }) =>
    designs.setDesignAvailability(user, input),
  );

  const named = { input: schema.DesignInput, reply: Empty, changesLists: true };
  route(app, endpoints.deleteDesign, named, ({ input, user }) => designs.deleteDesign(user, input));

  route(app, endpoints.listDesignVersions, { input: ListVersionsInput, reply: DesignVersionPage }, ({ input, user }) =>
    designs.listDesignVersions(user, input),
  );

  route(app, endpoints.getDesignVersion, { input: DesignVersionInput, reply: DesignVersionFile }, ({ input, user }) =>
    designs.getDesignVersion(user, input),
  );

  route(app, endpoints.restoreDesignVersion, { input: RestoreVersionInput, reply: WorkflowDesign }, ({ input, user }) =>
    designs.restoreDesignVersion(user, input),
  );
}

function registerFiles(app: FastifyInstance, designs: WorkflowDesigns): void {
  const { ImportDesignInput, ImportedDesign, ExportDesignInput } = schema;
  const { GetDesignChangesInput, DesignChanges } = versions;

  route(app, endpoints.getDesignChanges, { input: GetDesignChangesInput, reply: DesignChanges }, ({ input, user }) =>
    designs.getDesignChanges(user, input),
  );

  route(
    app,
    endpoints.importDesign,
    { input: ImportDesignInput, reply: ImportedDesign, maxBodyBytes },
    ({ input, user }) => designs.importDesign(user, input),
  );

  route(
    app,
    endpoints.exportDesign,
    { input: ExportDesignInput, reply: 'stream', perHour: 300 },
    async ({ input, user, reply }) => {
      const { fileName, bpmn } = await designs.exportDesign(user, input);
      const plain = fileName.replace(/[^\w.-]/g, '_');
      const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
      return reply.type('application/xml; charset=utf-8').header('Content-Disposition', disposition).send(bpmn);
    },
  );
}

function registerTrials(app: FastifyInstance, designs: WorkflowDesigns): void {
  const { CheckDesignInput, DesignCheck } = schema;
  const { PreviewDesignInput, DesignPreview, CheckConditionInput, CheckedCondition } = trial;

  route(app, endpoints.checkDesign, { input: CheckDesignInput, reply: DesignCheck, maxBodyBytes }, ({ input, user }) =>
    designs.checkDesign(user, input),
  );

  route(
    app,
    endpoints.previewDesign,
    { input: PreviewDesignInput, reply: DesignPreview, maxBodyBytes },
    ({ input, user }) => designs.previewDesign(user, input),
  );

  route(app, endpoints.checkCondition, { input: CheckConditionInput, reply: CheckedCondition }, ({ input, user }) =>
    designs.checkCondition(user, input),
  );
}
