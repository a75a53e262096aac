import { Empty, PageOf } from '@portico/shared-kit/contract/common.schema';
import { designKinds } from '@portico/shared-kit/contract/design-kinds.schema';
import * as endpoints from '@portico/shared-kit/contract/designs.endpoints';
import * as schema from '@portico/shared-kit/contract/designs.schema';
import type { FastifyInstance } from 'fastify';
import { type TObject, type TSchema, Type } from 'typebox';
import { route } from '../../plugins/route.ts';
import type { Designs, DesignService } from './designs.service.ts';
import { eitherOf } from './either-of.ts';

/** A diagram of 2,000,000 characters, each of up to three bytes, with what JSON adds to it. */
const maxBodyBytes = 9 * 1024 * 1024;

type Row = (typeof designKinds)[schema.DesignKind];

const rows: readonly Row[] = Object.values(designKinds);

/** Replies of any kind. */
const replyOf = (reply: (row: Row) => TSchema) => eitherOf(rows.map((row) => reply(row)));

/** Inputs of every kind: `shared` with the members that are the kind's own. */
function inputOf(shared: TObject, own: (row: Row) => TObject) {
  const values = Object.fromEntries(
    Object.entries(designKinds).map(([kind, row]) => [
      kind,
      Type.Object({ ...shared.properties, ...own(row).properties }),
    ]),
  );
  return { input: eitherOf(Object.values(values)), inputBy: { parameter: 'kind', values } };
}

const design = replyOf((row) => row.design);
const summary = replyOf((row) => row.summary);

/** Registers the designing of everything that is designed; the permission is that of the kind. */
export function registerDesigns(app: FastifyInstance, designs: Designs): void {
  const of = (kind: schema.DesignKind) => designs[kind] as DesignService<schema.DesignKind>;

  route(
    app,
    endpoints.listDesigns,
    { input: schema.ListDesignsInput, reply: Type.Array(summary) },
    ({ input: { kind, ...filter }, user }) => of(kind).list(user, filter),
  );
  route(
    app,
    endpoints.createDesign,
    { ...inputOf(schema.DesignName, (row) => row.creation), reply: design, maxBodyBytes },
    ({ input: { kind, ...input }, user }) => of(kind).create(user, input),
  );
  route(app, endpoints.getDesign, { input: schema.DesignName, reply: design }, ({ input: { kind, ...input }, user }) =>
    of(kind).get(user, input),
  );
  registerLocks(app, of);
  registerDrafts(app, of);
  registerAvailability(app, of);
  registerVersions(app, of);
}

type ServiceOf = (kind: schema.DesignKind) => DesignService<schema.DesignKind>;

function registerLocks(app: FastifyInstance, of: ServiceOf): void {
  const { DesignName: input, DesignLock: reply } = schema;
  route(app, endpoints.takeDesignLock, { input, reply }, ({ input: { kind, ...named }, user }) =>
    of(kind).takeLock(user, named),
  );
  route(app, endpoints.takeOverDesignLock, { input, reply }, ({ input: { kind, ...named }, user }) =>
    of(kind).takeOverLock(user, named),
  );
  route(app, endpoints.releaseDesignLock, { input, reply: Empty }, ({ input: { kind, ...named }, user }) =>
    of(kind).releaseLock(user, named),
  );
}

function registerDrafts(app: FastifyInstance, of: ServiceOf): void {
  route(
    app,
    endpoints.saveDesignDraft,
    { ...inputOf(schema.SaveDraftInput, (row) => row.content), reply: summary, maxBodyBytes },
    ({ input: { kind, ...input }, user }) => of(kind).saveDraft(user, input),
  );
  route(
    app,
    endpoints.discardDesignDraft,
    { input: schema.DiscardDraftInput, reply: Empty },
    ({ input: { kind, ...input }, user }) => of(kind).discardDraft(user, input),
  );
  route(
    app,
    endpoints.checkDesign,
    { ...inputOf(schema.DesignName, (row) => row.checked), reply: replyOf((row) => row.check), maxBodyBytes },
    ({ input: { kind, ...input }, user, locale }) => of(kind).check(user, input, locale),
  );
  route(
    app,
    endpoints.publishDesign,
    { input: schema.PublishDesignInput, reply: replyOf((row) => row.version), changesLists: true },
    ({ input: { kind, ...input }, user, locale }) => of(kind).publish(user, input, locale),
  );
}

function registerAvailability(app: FastifyInstance, of: ServiceOf): void {
  route(
    app,
    endpoints.setDesignAvailability,
    { input: schema.SetAvailabilityInput, reply: Empty, changesLists: true },
    ({ input: { kind, ...input }, user }) => of(kind).setAvailability(user, input),
  );
  route(
    app,
    endpoints.deleteDesign,
    { input: schema.DesignName, reply: Empty, changesLists: true },
    ({ input: { kind, ...input }, user }) => of(kind).remove(user, input),
  );
}

function registerVersions(app: FastifyInstance, of: ServiceOf): void {
  route(
    app,
    endpoints.listDesignVersions,
    { input: schema.ListVersionsInput, reply: PageOf(replyOf((row) => row.version)) },
    ({ input: { kind, ...input }, user }) => of(kind).listVersions(user, input),
  );
  route(
    app,
    endpoints.getDesignVersion,
    {
      input: schema.DesignVersionInput,
      reply: replyOf((row) => Type.Object({ ...row.version.properties, ...row.published.properties })),
    },
    ({ input: { kind, ...input }, user }) => of(kind).getVersion(user, input),
  );
  route(
    app,
    endpoints.restoreDesignVersion,
    { input: schema.RestoreVersionInput, reply: design },
    ({ input: { kind, ...input }, user }) => of(kind).restoreVersion(user, input),
  );
}
