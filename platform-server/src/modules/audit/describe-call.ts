import type { AuditedCall } from '../../plugins/call-recorder.ts';
import type { AuditPerson } from '../../plugins/call-recorder.ts';
import { type AuditAction, auditActionRow } from '@portico/shared-kit/audit';
import { codeOf } from '@portico/shared-kit/errors';
import type { AuditedObject } from './audit-scope.ts';
import type { AuditRecord } from './record-audit.ts';

/** Number of objects of a mass operation that are named. */
const mostNamed = 100;
/** Characters of a text of the input that are kept. */
const longestFact = 200;

/** Actions that are only planned with `dryRun`. */
const plans: Partial<Readonly<Record<AuditAction, AuditAction>>> = {
  packageImport: 'packagePlan',
  organisationImport: 'organisationPlan',
};

/** The action of a call whose input says more than its endpoint. */
export function actionOf(action: AuditAction, input: AuditedCall['input']): AuditAction {
  return input['dryRun'] === true ? (plans[action] ?? action) : action;
}

/** The action of a call that was refused with this code. */
export function refusedAction(declared: AuditAction, code: number, input: AuditedCall['input']): AuditAction {
  return declared === 'signIn' && code === codeOf('tooManyAttempts') ? 'signInDelay' : actionOf(declared, input);
}

/** Details that the row of the action derives from the input. */
export function recordOf(action: AuditAction, { input, user }: AuditedCall): AuditRecord {
  const { object: kind, id, separator = '/', many, facts = [] } = auditActionRow(action);
  const parts = (id ?? []).map((name) => input[name]);
  const isNamed = parts.length > 0 && parts.every((part) => typeof part === 'string');
  const isOwnAccount = kind === 'account' && id === undefined && user !== null;
  const object: AuditedObject = isOwnAccount
    ? user
    : { id: isNamed ? parts.join('/').replaceAll(separator, '/') : null };
  const told = facts.flatMap((path) => {
    const fact = factOf(input, path);
    return fact === undefined ? [] : [[path, fact] as const];
  });
  const detail = { ...Object.fromEntries(told), ...(many === undefined ? {} : listed(input[many])) };
  return { action, object, detail: Object.keys(detail).length === 0 ? undefined : detail };
}

function factOf(input: AuditedCall['input'], path: string): unknown {
  const value = path.split('.').reduce<unknown>((part, name) => (part as typeof input | undefined)?.[name], input);
  return typeof value === 'string' ? value.slice(0, longestFact) : value;
}

function listed(list: unknown): object {
  if (!Array.isArray(list)) return {};
  return { count: list.length, ids: list.slice(0, mostNamed) as unknown[] };
}

/** Returns the object of a call that was not permitted: codes and ids of its input, nothing that was written. */
export function deniedRecord({ endpoint, input }: AuditedCall): AuditRecord {
  const named = [
    'schemaCode',
    'id',
    'bizObjectId',
    'workflowInstanceId',
    'workflowCode',
    'sheetCode',
    'designKey',
    'code',
  ];
  const told = named.flatMap((name) => {
    const value = input[name];
    return typeof value === 'string' ? [[name, value.slice(0, 64)] as const] : [];
  });
  return {
    action: 'accessDenied',
    object: { id: endpoint.operationId },
    detail: told.length === 0 ? undefined : Object.fromEntries(told),
  };
}

/** Returns the person whose session has begun; null for any other call. */
export function signedIn(action: AuditAction, reply: unknown): AuditPerson | null {
  if (action !== 'signIn' || typeof reply !== 'object' || reply === null || !('userId' in reply)) return null;
  return { id: String(reply.userId) };
}

/** Returns the numbers of a mass operation that were done and that were not. */
export function countsIn(reply: unknown): Record<string, number> {
  if (typeof reply !== 'object' || reply === null) return {};
  const counts = Object.entries(reply).filter(([name, value]) => /count$/i.test(name) && typeof value === 'number');
  return Object.fromEntries(counts) as Record<string, number>;
}
