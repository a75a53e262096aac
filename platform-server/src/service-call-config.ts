import { type Static, Type } from 'typebox';

const secret = '[A-Za-z][\\w-]{0,63}:[^\\s:]{16,}';
const host = '[A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\]';

/** The variables of service calls in workflows; without secrets no call is sent. */
export const serviceCallVariables = {
  WORKFLOW_SECRETS: Type.Optional(
    Type.String({
      pattern: `^${secret}( ${secret})*$`,
      description: 'names and secrets of 16 characters or more such as erp:3f9a…, separated by spaces',
    }),
  ),
  WORKFLOW_PRIVATE_HOSTS: Type.Optional(
    Type.String({
      pattern: `^(${host})( (${host}))*$`,
      description: 'hosts such as erp.internal or 10.0.0.5, separated by spaces',
    }),
  ),
} as const;

const Variables = Type.Object(serviceCallVariables);

/** Secrets and private hosts that service calls may use. */
export interface ServiceCallConfig {
  /** Secrets that sign calls, by the names that templates know. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Hosts that may be called although they are in a private network, in small letters. */
  readonly privateHosts: ReadonlySet<string>;
}

/** Reads what service calls may use. */
export function serviceCallsOf(variables: Static<typeof Variables>): ServiceCallConfig {
  const pairs = (variables.WORKFLOW_SECRETS?.split(' ') ?? []).map((pair) => pair.split(':') as [string, string]);
  const hosts = variables.WORKFLOW_PRIVATE_HOSTS?.toLowerCase().split(' ') ?? [];
  return { secrets: new Map(pairs), privateHosts: new Set(hosts) };
}
