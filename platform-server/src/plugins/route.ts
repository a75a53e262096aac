import type { ByParameter, Endpoint } from '@portico/shared-kit/contract/endpoint';
import { pathParameters } from '@portico/shared-kit/contract/endpoint';
import { endpointFor, factFor } from '@portico/shared-kit/contract/endpoint-facts';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { can, isForGuests } from '@portico/shared-kit/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TObject, type TSchema, Type } from 'typebox';
import { noteBatchable } from './batchable.ts';
import type { AuditedCall, CallRecorder } from './call-recorder.ts';
import { JsonText } from './json-text.ts';
import { localeOf } from './locale.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { requireStorableText, strictBody } from './validation.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Records the calls of endpoints in the audit trail. */
    calls: CallRecorder;
  }
}

/** Context of a handler: validated input, the user, their language, and the log with the trace id. */
export interface RouteContext<TInput, TUser> {
  readonly input: TInput;
  readonly user: TUser;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface RouteSchemas<TInput, TReply> {
  /** The whole input: path parameters and query or body in one object, as the endpoint's input type. */
  readonly input: TSchema & { static?: TInput };
  /** The input where it differs with a parameter of the path; `input` is what fits any of them. */
  readonly inputBy?: ByParameter<TSchema>;
  /** Schema of `data` in the envelope; 'stream' where the reply is a file. */
  readonly reply: TSchema | 'stream';
  readonly maxBodyBytes?: number;
  /** Requests a minute of one person, or from one address where no account is needed; unlimited where absent. */
  readonly perMinute?: number;
  /** The same in an hour. */
  readonly perHour?: number;
  /** True where its changes show in lists, which must show them to the sender at once. */
  readonly changesLists?: boolean;
  readonly replyType?: TReply;
}

type Handler<TInput, TReply, TUser> = (
  context: RouteContext<TInput, TUser>,
) => Promise<TReply | JsonText | FastifyReply> | TReply | JsonText;

/** The part of an object schema that holds (or leaves out) the named properties. */
function part(schema: TSchema, names: readonly string[], keep: boolean): TObject | undefined {
  const { properties = {}, required = [] } = schema as Partial<TObject> & { required?: string[] };
  const picked = Object.entries(properties).filter(([name]) => names.includes(name) === keep);
  if (picked.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(picked),
    required: required.filter((name) => picked.some(([own]) => own === name)),
    additionalProperties: false,
  } as unknown as TObject;
}

/** The envelope around what is answered; nothing is said of a file. */
function replySchema(reply: TSchema | 'stream'): { readonly response?: object } {
  if (reply === 'stream') return {};
  return { response: { 200: Type.Object({ errcode: Type.Integer(), errmsg: Type.String(), data: reply }) } };
}

type Called = Pick<
  Endpoint<never, unknown>,
  'access' | 'isOpenToInitialPassword' | 'isOpenBeforeSecondFactor' | 'isBackground'
>;

/** Checks that the signed-in user may call the endpoint at all; finer rules are the resource's policy. */
function requireAccess({ access, ...open }: Called, user: SignedInUser): void {
  // An initial password first: who else knows it must not get to set up the second factor.
  if (user.mustChangePassword === true) {
    if (open.isOpenToInitialPassword !== true) throw appError('passwordMustChange');
  } else if (user.mustSetUpSecondFactor === true && open.isOpenBeforeSecondFactor !== true) {
    throw appError('secondFactorMustSetUp');
  }
  if (access === 'anonymous' || access === 'signedIn') return;
  if (!can(user.grants, access)) throw appError('noPermission');
}

/** Returns whether the signed-in user may call the endpoint at all, as it stands now. */
export function mayCall(endpoint: Called, user: SignedInUser): boolean {
  try {
    requireAccess(endpoint, user);
    return true;
  } catch {
    return false;
  }
}

/**
 * Registers an endpoint of the contract: validates its input, requires its permission, wraps its answer in the
 * envelope and describes it in the OpenAPI document.
 */
export function route<TInput, TReply>(
  app: FastifyInstance,
  endpoint: Endpoint<TInput, TReply>,
  schemas: RouteSchemas<TInput, TReply>,
  handler: Handler<TInput, TReply, SignedInUser>,
): void {
  noteBatchable(app, endpoint);
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const names = pathParameters(endpoint.path);
  const params = part(schemas.input, names, true);
  const rest = part(schemas.input, names, false);
  const parts = { ...(params && { params }), ...(rest && (hasBody ? { body: rest } : { querystring: rest })) };
  const isStream = schemas.reply === 'stream';
  const checkBody = hasBody ? bodyCheck(schemas, names) : undefined;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(schemas.maxBodyBytes === undefined ? {} : { bodyLimit: schemas.maxBodyBytes }),
    schema: { ...descriptionOf(endpoint), ...parts, ...replySchema(schemas.reply) },
    // Who may not call it is told so before anything of the body is read.
    onRequest: async (request) => {
      if (isForGuests(endpoint.access)) await request.guestSession();
      else if (endpoint.access !== 'anonymous') await permit(request, endpointFor(endpoint, paramsOf(request)));
      await countCall(request, endpoint, schemas);
    },
    preValidation: async (request) => checkBody?.(request),
    // Before the first byte of a file leaves it is recorded who gets it.
    ...(isStream && endpoint.audit !== undefined ? { onSend: recordSending } : {}),
    handler: async (request, reply) => {
      const user = isForNobody(endpoint) ? nobody : await request.authenticate();
      const input = inputOf(request, hasBody);
      const work = () => handler({ input: input as TInput, user, locale: localeOf(request), request, reply });
      const call = auditedCall(request, endpointFor(endpoint, paramsOf(request)), { user, input });
      const data = await (isStream ? app.calls.duringStream(call, work) : app.calls.during(call, work));
      if (schemas.changesLists) reply.noteWrite();
      if (isStream || reply.sent || data === reply) return reply;
      if (data instanceof JsonText) return data.send(reply);
      return { errcode: 0, errmsg: '', data };
    },
  });
}

const paramsOf = (request: FastifyRequest) => request.params as Readonly<Record<string, unknown>>;

/** The check of a body by the schema of its input, which may differ with a parameter of the path. */
function bodyCheck<TInput, TReply>(
  { input, inputBy }: RouteSchemas<TInput, TReply>,
  names: readonly string[],
): (request: FastifyRequest) => void {
  const checkOf = (schema: TSchema) => {
    const body = part(schema, names, false);
    return body === undefined ? undefined : strictBody(body);
  };
  const check = checkOf(input);
  if (inputBy === undefined) return ({ body }) => check?.(body);
  const values = Object.fromEntries(Object.entries(inputBy.values).map(([value, schema]) => [value, checkOf(schema)]));
  return (request) => factFor({ ...inputBy, values }, paramsOf(request))?.(request.body);
}

/** Lets somebody in who may call the endpoint; a refusal is recorded. */
async function permit(request: FastifyRequest, endpoint: Called & AuditedCall['endpoint']): Promise<void> {
  const user = await request.authenticate();
  if (endpoint.isBackground !== true) request.noteUse(user);
  try {
    requireAccess(endpoint, user);
  } catch (error) {
    const input = request.params as Record<string, unknown>;
    await request.server.calls.refused(auditedCall(request, endpoint, { user, input }), error);
    throw error;
  }
}

const underWay = new WeakMap<FastifyRequest, AuditedCall>();

/** The call as the audit trail tells of it. */
function auditedCall(
  request: FastifyRequest,
  endpoint: AuditedCall['endpoint'],
  { user, input }: { readonly user: SignedInUser; readonly input: object },
): AuditedCall {
  const call = {
    endpoint,
    user: user.id === '' ? null : { id: user.id, name: user.name },
    input: input as Record<string, unknown>,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    traceId: request.id,
  };
  underWay.set(request, call);
  return call;
}

async function recordSending(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const call = underWay.get(request);
  if (call !== undefined && reply.statusCode < 400) await request.server.calls.sending(call);
  return payload;
}

/** Throws for a call beyond the limits of its endpoint. */
async function countCall(
  request: FastifyRequest,
  endpoint: Called & { readonly operationId: string },
  { perMinute, perHour }: { readonly perMinute?: number; readonly perHour?: number },
): Promise<void> {
  if (perMinute === undefined && perHour === undefined) return;
  const userId = isForNobody(endpoint) ? null : (await request.authenticate()).id;
  const { operationId } = endpoint;
  if (perMinute !== undefined) await request.countCall(operationId, { most: perMinute, per: 'minute' }, userId);
  if (perHour !== undefined) await request.countCall(`${operationId}/hour`, { most: perHour, per: 'hour' }, userId);
}

/** Returns the description of the endpoint for the OpenAPI document, besides its schemas. */
function descriptionOf<TInput, TReply>({ operationId, summary, path, access }: Endpoint<TInput, TReply>) {
  const tags = [path.split('/')[2] ?? 'api'];
  return { operationId, summary, tags, ...(access === 'anonymous' ? { security: [] } : {}) };
}

/** The whole input in one object; what stands in the path cannot be overruled by the body. */
function inputOf(request: FastifyRequest, hasBody: boolean): object {
  const body = hasBody ? (request.body as object) : {};
  const input = { ...(request.query as object), ...body, ...(request.params as object) };
  requireStorableText(input);
  return input;
}

const isForNobody = ({ access }: Called) => access === 'anonymous' || isForGuests(access);

/** Stands for the user of an endpoint that needs none; it may do nothing. */
const nobody: SignedInUser = {
  id: '',
  corpId: '',
  name: '',
  sessionId: '',
  grants: [],
  roleCodes: [],
  mainDepartmentId: null,
  departmentIds: [],
  departmentIdsBelow: [],
};
