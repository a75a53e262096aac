import { settingOf, text, variable } from './setting.ts';

const namedSecret = '[A-Za-z][\\w-]{0,63}:[^\\s:]{16,}';
const host = '[A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\]';

/** Secrets and private hosts that service calls of workflows may use; without secrets no call is sent. */
export const serviceCalls = settingOf(
  {
    /** Secrets that sign calls, by the names that templates know. */
    secrets: variable('WORKFLOW_SECRETS', {
      schema: text(
        'names and secrets of 16 characters or more such as erp:3f9a…, separated by spaces',
        `^${namedSecret}( ${namedSecret})*$`,
      ),
      isSecret: true,
      parse: secretsByName,
      description: 'what signs service calls of workflows: `name:secret name:secret`, see Service calls',
    }),
    /** Hosts that may be called although they are in a private network, in small letters. */
    privateHosts: variable('WORKFLOW_PRIVATE_HOSTS', {
      schema: text('hosts such as erp.internal or 10.0.0.5, separated by spaces', `^(${host})( (${host}))*$`),
      parse: (hosts): ReadonlySet<string> => new Set(hosts?.toLowerCase().split(' ') ?? []),
      description: 'hosts in private networks that service calls may reach, separated by spaces',
    }),
  },
  (values) => values,
);

function secretsByName(pairs: string | undefined): ReadonlyMap<string, string> {
  return new Map(pairs?.split(' ').map((pair) => pair.split(':') as [string, string]));
}
