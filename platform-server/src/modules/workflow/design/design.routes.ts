import { Empty } from '@portico/shared-kit/contract/common.schema';
import * as endpoints from '@portico/shared-kit/contract/workflow-design.endpoints';
import * as schema from '@portico/shared-kit/contract/workflow-design.schema';
import * as trial from '@portico/shared-kit/contract/workflow-trial.schema';
import * as versions from '@portico/shared-kit/contract/workflow-versions.schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../plugins/route.ts';
import type { DesignFiles } from './design-files.service.ts';
import type { WorkflowDesigns } from './designs.service.ts';

/** A diagram of 2,000,000 characters, each of up to three bytes, with what JSON adds to it. */
const maxBodyBytes = 9 * 1024 * 1024;

/** Registers what the designing of workflows has beside that of all designs. */
export function registerWorkflowDesigns(app: FastifyInstance, designs: WorkflowDesigns): void {
  const { DesignableModel, BindDesignInput, DesignBinding } = schema;

  route(app, endpoints.listDesignableModels, { input: Empty, reply: Type.Array(DesignableModel) }, ({ user }) =>
    designs.listModels(user),
  );

  const binding = { input: BindDesignInput, reply: DesignBinding, changesLists: true };
  route(app, endpoints.bindDesign, binding, ({ input, user }) => designs.bind(user, input));

  registerTrials(app, designs);
}

/** Registers what is done with files of diagrams. */
export function registerDesignFiles(app: FastifyInstance, files: DesignFiles): void {
  const { ImportDesignInput, ImportedDesign, ExportDesignInput } = schema;
  const { GetDesignChangesInput, DesignChanges } = versions;

  route(app, endpoints.getDesignChanges, { input: GetDesignChangesInput, reply: DesignChanges }, ({ input, user }) =>
    files.compare(user, input),
  );

  route(
    app,
    endpoints.importDesign,
    { input: ImportDesignInput, reply: ImportedDesign, maxBodyBytes },
    ({ input, user }) => files.importFile(user, input),
  );

  route(
    app,
    endpoints.exportDesign,
    { input: ExportDesignInput, reply: 'stream', perHour: 300 },
    async ({ input, user, reply }) => {
      const { fileName, bpmn } = await files.exportFile(user, input);
      const plain = fileName.replace(/[^\w.-]/g, '_');
      const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
      return reply.type('application/xml; charset=utf-8').header('Content-Disposition', disposition).send(bpmn);
    },
  );
}

function registerTrials(app: FastifyInstance, designs: WorkflowDesigns): void {
  const { PreviewDesignInput, DesignPreview, CheckConditionInput, CheckedCondition } = trial;

  route(
    app,
    endpoints.previewDesign,
    { input: PreviewDesignInput, reply: DesignPreview, maxBodyBytes },
    ({ input, user }) => designs.preview(user, input),
  );

  route(app, endpoints.checkCondition, { input: CheckConditionInput, reply: CheckedCondition }, ({ input, user }) =>
    designs.checkCondition(user, input),
  );
}
