import type { AuditAction } from '../audit/index.ts';
import type { Access, Permission } from '../permissions/index.ts';

/** The verbs of the contract. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A fact of an endpoint that differs with a parameter of its path. */
export interface ByParameter<T> {
  readonly parameter: string;
  /** The fact for each value that the parameter may have. */
  readonly values: Readonly<Record<string, T>>;
}

declare const types: unique symbol;

/**
 * Call of the platform as plain data: both ends are derived from it, and the browser carries no schema.
 *
 * `TInput` is one flat object: path parameters, then query (GET, DELETE) or body (POST, PUT).
 * `TReply` is what `data` of the envelope holds.
 */
export interface Endpoint<TInput, TReply> {
  readonly method: HttpMethod;
  /** Path with `:name` parameters, for example `/api/records/:schemaCode/:id`. */
  readonly path: string;
  /** Unique over the product; the name of the operation in the OpenAPI document. */
  readonly operationId: string;
  /** People who may call it at all; finer rules are the policy of the resource. */
  readonly access: Access;
  /** The permission that it needs, where that differs; `access` is for whom it is at least. */
  readonly accessBy?: ByParameter<Permission>;
  /** Also for somebody who must change an initial password before anything else. */
  readonly isOpenToInitialPassword?: true;
  /** Pages ask it by themselves, by a timer for example: that somebody is there does not follow from it. */
  readonly isBackground?: true;
  /** Only reads and answers with JSON, so that a page may ask it together with others in one request. */
  readonly isBatchable?: true;
  /** Only reads and answers with JSON, and is a part of portal pages or lists: so administrators may ask it as somebody else. */
  readonly isPreviewable?: true;
  /** Also for somebody who must set up a second factor before anything else. */
  readonly isOpenBeforeSecondFactor?: true;
  /** The action that the audit trail records of each call, whether it is done or refused; absent: only that it was not permitted. */
  readonly audit?: AuditAction;
  /** The action that is recorded, where that differs. */
  readonly auditBy?: ByParameter<AuditAction>;
  readonly summary: string;
  readonly [types]?: { input: TInput; reply: TReply };
}

/** Input of an endpoint: parameters of the path with query or body, one flat object. */
export type InputOf<E> = E extends Endpoint<infer TInput, unknown> ? TInput : never;
/** Reply of an endpoint, out of its envelope. */
export type ReplyOf<E> = E extends Endpoint<never, infer TReply> ? TReply : never;

/** Declares an endpoint; the type arguments are its input and its reply. */
export function endpoint<TInput, TReply>(
  definition: Omit<Endpoint<TInput, TReply>, typeof types>,
): Endpoint<TInput, TReply> {
  return definition;
}

/** The answer of every call (shell spec, section 7). `errcode` 0 means success. */
export interface Envelope<T> {
  readonly errcode: number;
  readonly errmsg: string;
  readonly data: T;
}

const parameter = /:([A-Za-z]\w*)/g;

/** The names of the path's parameters, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(parameter)].map((match) => match[1] as string);
}

/** A value as a path or query carries it; null for one that is left out. */
export function parameterText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/**
 * Splits a flat input into the URL and the rest: path parameters are filled in and encoded,
 * `rest` holds what goes into the query or the body. A missing path parameter throws.
 */
export function fillPath(path: string, input: Record<string, unknown>): { url: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const url = path.replace(parameter, (_, name: string) => {
    const value = parameterText(rest[name]);
    if (value === null || value === '') throw new Error(`Path ${path} needs "${name}".`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { url, rest };
}
