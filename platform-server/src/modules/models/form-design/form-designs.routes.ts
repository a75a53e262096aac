import { Empty } from '@portico/shared-kit/contract/common.schema';
import * as endpoints from '@portico/shared-kit/contract/form-design.endpoints';
import * as schema from '@portico/shared-kit/contract/form-design.schema';
import { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { DesignLock } from '@portico/shared-kit/contract/workflow-design.schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../plugins/route.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { DesignService } from '../../designs/index.ts';

/** The service of designs of forms, and the preview. */
interface FormDesignService extends DesignService<'form'> {
  preview(user: SignedInUser, input: schema.PreviewFormInput): Promise<FormConfig>;
}

/** Names a form as the service of designs does. */
const named = <T extends schema.FormDesignInput>({ schemaCode, sheetCode, ...input }: T) => ({
  ...input,
  designKey: `${schemaCode}.${sheetCode}`,
});

/** Registers the designing of forms. */
export function registerFormDesigns(app: FastifyInstance, designs: FormDesignService): void {
  const { ListFormDesignsInput, FormDesignSummary, CreateFormDesignInput, FormDesign, FormDesignInput } = schema;

  route(
    app,
    endpoints.listFormDesigns,
    { input: ListFormDesignsInput, reply: Type.Array(FormDesignSummary) },
    ({ input, user }) => designs.list(user, input),
  );
  route(app, endpoints.createFormDesign, { input: CreateFormDesignInput, reply: FormDesign }, ({ input, user }) =>
    designs.create(user, named(input)),
  );
  route(app, endpoints.getFormDesign, { input: FormDesignInput, reply: FormDesign }, ({ input, user }) =>
    designs.get(user, named(input)),
  );
  registerLocks(app, designs);
  registerDrafts(app, designs);
  registerAvailability(app, designs);
  registerVersions(app, designs);
  registerTrials(app, designs);
}

function registerLocks(app: FastifyInstance, designs: FormDesignService): void {
  const { FormDesignInput: input } = schema;
  route(app, endpoints.takeFormLock, { input, reply: DesignLock }, ({ input: form, user }) =>
    designs.takeLock(user, named(form)),
  );
  route(app, endpoints.takeOverFormLock, { input, reply: DesignLock }, ({ input: form, user }) =>
    designs.takeOverLock(user, named(form)),
  );
  route(app, endpoints.releaseFormLock, { input, reply: Empty }, ({ input: form, user }) =>
    designs.releaseLock(user, named(form)),
  );
}

function registerDrafts(app: FastifyInstance, designs: FormDesignService): void {
  const { SaveFormDraftInput, FormDesignSummary, DiscardFormDraftInput, PublishFormInput, FormVersion } = schema;

  route(app, endpoints.saveFormDraft, { input: SaveFormDraftInput, reply: FormDesignSummary }, ({ input, user }) =>
    designs.saveDraft(user, named(input)),
  );
  route(app, endpoints.discardFormDraft, { input: DiscardFormDraftInput, reply: Empty }, ({ input, user }) =>
    designs.discardDraft(user, named(input)),
  );
  route(
    app,
    endpoints.publishForm,
    { input: PublishFormInput, reply: FormVersion, changesLists: true },
    ({ input, user, locale }) => designs.publish(user, named(input), locale),
  );
}

function registerAvailability(app: FastifyInstance, designs: FormDesignService): void {
  const { SetFormAvailabilityInput, FormDesignInput } = schema;
  const availability = { input: SetFormAvailabilityInput, reply: Empty, changesLists: true };
  route(app, endpoints.setFormAvailability, availability, ({ input, user }) =>
    designs.setAvailability(user, named(input)),
  );
  const one = { input: FormDesignInput, reply: Empty, changesLists: true };
  route(app, endpoints.deleteForm, one, ({ input, user }) => designs.remove(user, named(input)));
}

function registerVersions(app: FastifyInstance, designs: FormDesignService): void {
  const { ListFormVersionsInput, FormVersionPage, FormVersionInput, FormVersionContent } = schema;
  const { RestoreFormVersionInput, FormDesign } = schema;

  route(app, endpoints.listFormVersions, { input: ListFormVersionsInput, reply: FormVersionPage }, ({ input, user }) =>
    designs.listVersions(user, named(input)),
  );
  route(app, endpoints.getFormVersion, { input: FormVersionInput, reply: FormVersionContent }, ({ input, user }) =>
    designs.getVersion(user, named(input)),
  );
  route(app, endpoints.restoreFormVersion, { input: RestoreFormVersionInput, reply: FormDesign }, ({ input, user }) =>
    designs.restoreVersion(user, named(input)),
  );
}

function registerTrials(app: FastifyInstance, designs: FormDesignService): void {
  const { CheckFormInput, FormCheck, PreviewFormInput } = schema;

  route(app, endpoints.checkForm, { input: CheckFormInput, reply: FormCheck }, ({ input, user, locale }) =>
    designs.check(user, named(input), locale),
  );
  route(app, endpoints.previewForm, { input: PreviewFormInput, reply: FormConfig }, ({ input, user }) =>
    designs.preview(user, input),
  );
}
