import { Empty } from '@portico/shared-kit/contract/common.schema';
import * as endpoints from '@portico/shared-kit/contract/workflow-design.endpoints';
import * as schema from '@portico/shared-kit/contract/workflow-design.schema';
import * as trial from '@portico/shared-kit/contract/workflow-trial.schema';
import * as versions from '@portico/shared-kit/contract/workflow-versions.schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../plugins/route.ts';
import type { DesignService } from '../../designs/index.ts';
import type { WorkflowDesigns } from './designs.service.ts';

/** The service of designs of workflows, and what is their own. */
type Designs = WorkflowDesigns & { readonly kind: DesignService<'workflow'> };

/** Names a workflow as the service of designs does. */
const named = <T extends schema.DesignInput>({ workflowCode, ...input }: T) => ({ ...input, designKey: workflowCode });

/** A diagram of 2,000,000 characters, each of up to three bytes, with what JSON adds to it. */
const maxBodyBytes = 9 * 1024 * 1024;

/** Registers the designing of workflows. */
export function registerDesigns(app: FastifyInstance, designs: Designs): void {
  const { ListDesignsInput, DesignSummary, DesignableModel, DesignInput, WorkflowDesign } = schema;

  route(app, endpoints.listDesigns, { input: ListDesignsInput, reply: Type.Array(DesignSummary) }, ({ input, user }) =>
    designs.kind.list(user, input),
  );

  route(app, endpoints.listDesignableModels, { input: Empty, reply: Type.Array(DesignableModel) }, ({ user }) =>
    designs.listDesignableModels(user),
  );

  route(app, endpoints.getDesign, { input: DesignInput, reply: WorkflowDesign }, ({ input, user }) =>
    designs.kind.get(user, named(input)),
  );

  registerLocks(app, designs);
  registerDrafts(app, designs);
  registerVersions(app, designs);
  registerFiles(app, designs);
  registerTrials(app, designs);
}

function registerLocks(app: FastifyInstance, designs: Designs): void {
  const { DesignInput: input, DesignLock: reply } = schema;
  route(app, endpoints.takeDesignLock, { input, reply }, ({ input: workflow, user }) =>
    designs.kind.takeLock(user, named(workflow)),
  );
  route(app, endpoints.takeOverDesignLock, { input, reply }, ({ input: workflow, user }) =>
    designs.kind.takeOverLock(user, named(workflow)),
  );
  route(app, endpoints.releaseDesignLock, { input, reply: Empty }, ({ input: workflow, user }) =>
    designs.kind.releaseLock(user, named(workflow)),
  );
}

function registerDrafts(app: FastifyInstance, designs: Designs): void {
  const { CreateDesignInput, SaveDraftInput, DiscardDraftInput, WorkflowDesign, DesignSummary } = schema;

  route(
    app,
    endpoints.createDesign,
    { input: CreateDesignInput, reply: WorkflowDesign, maxBodyBytes },
    ({ input, user }) => designs.kind.create(user, named(input)),
  );

  route(
    app,
    endpoints.saveDesignDraft,
    { input: SaveDraftInput, reply: DesignSummary, maxBodyBytes },
    ({ input, user }) => designs.kind.saveDraft(user, named(input)),
  );

  route(app, endpoints.discardDesignDraft, { input: DiscardDraftInput, reply: Empty }, ({ input, user }) =>
    designs.kind.discardDraft(user, named(input)),
  );
}

function registerVersions(app: FastifyInstance, designs: Designs): void {
  const { PublishDesignInput, WorkflowDesign } = schema;
  const { DesignVersion, ListVersionsInput, DesignVersionPage } = versions;
  const { DesignVersionInput, DesignVersionFile, RestoreVersionInput } = versions;

  route(
    app,
    endpoints.publishDesign,
    { input: PublishDesignInput, reply: DesignVersion, changesLists: true },
    ({ input, user, locale }) => designs.kind.publish(user, named(input), locale),
  );

  const binding = { input: schema.BindDesignInput, reply: schema.DesignBinding, changesLists: true };
  route(app, endpoints.bindDesign, binding, ({ input, user }) => designs.bindDesign(user, input));

  const availability = { input: schema.SetAvailabilityInput, reply: Empty, changesLists: true };
  route(app, endpoints.setDesignAvailability, availability, ({ input, user }) =>
    designs.kind.setAvailability(user, named(input)),
  );

  const one = { input: schema.DesignInput, reply: Empty, changesLists: true };
  route(app, endpoints.deleteDesign, one, ({ input, user }) => designs.kind.remove(user, named(input)));

  route(app, endpoints.listDesignVersions, { input: ListVersionsInput, reply: DesignVersionPage }, ({ input, user }) =>
    designs.kind.listVersions(user, named(input)),
  );

  route(app, endpoints.getDesignVersion, { input: DesignVersionInput, reply: DesignVersionFile }, ({ input, user }) =>
    designs.kind.getVersion(user, named(input)),
  );

  route(app, endpoints.restoreDesignVersion, { input: RestoreVersionInput, reply: WorkflowDesign }, ({ input, user }) =>
    designs.kind.restoreVersion(user, named(input)),
  );
}

function registerFiles(app: FastifyInstance, designs: Designs): void {
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

function registerTrials(app: FastifyInstance, designs: Designs): void {
  const { CheckDesignInput, DesignCheck } = schema;
  const { PreviewDesignInput, DesignPreview, CheckConditionInput, CheckedCondition } = trial;

  route(
    app,
    endpoints.checkDesign,
    { input: CheckDesignInput, reply: DesignCheck, maxBodyBytes },
    ({ input, user, locale }) => designs.kind.check(user, named(input), locale),
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
