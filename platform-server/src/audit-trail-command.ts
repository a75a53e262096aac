import type { OpenPlatform } from './open-platform.ts';

/** The usage of the command. */
export const auditTrailUsage = `
  node platform-server/src/audit-trail.ts verify [<position>:<hash>]
  node platform-server/src/audit-trail.ts seal
  node platform-server/src/audit-trail.ts prune`;

type Target = Pick<OpenPlatform, 'services'>;

/**
 * Runs the command `words` on an open platform and returns what it has to say. Throws with the usage where the words
 * make no command, and with the first broken place where a chain is not whole.
 */
export async function runAuditTrailCommand(target: Target, words: readonly string[]): Promise<string> {
  const [verb, noted, ...rest] = words;
  const anchor = /^(\d{1,15}):([0-9a-f]{64})$/.exec(noted ?? '');
  if (verb === 'verify' && rest.length === 0 && (noted === undefined || anchor !== null)) return verify(target, anchor);
  if (verb === 'seal' && noted === undefined) return seal(target);
  if (verb === 'prune' && noted === undefined) return prune(target);
  throw new Error(`Usage:${auditTrailUsage}`);
}

const faults = {
  altered: 'its content was altered after it was sealed',
  missing: 'the event is missing',
  relinked: 'it does not follow the event before it',
  end: 'the chain ends with another hash than it should',
  beginning: 'no event tells of the removal of those before',
  anchor: 'its hash is not the one that was noted down',
} as const;

async function verify({ services }: Target, anchor: RegExpExecArray | null): Promise<string> {
  const [, position = '', hash = ''] = anchor ?? [];
  const found = await services.audit.verify(anchor === null ? undefined : { position: Number(position), hash });
  const { broken } = found;
  if (broken !== null) {
    const event = broken.id === null ? '' : ` (event ${broken.id})`;
    throw new Error(`The audit trail is broken at position ${broken.position}${event}: ${faults[broken.fault]}.`);
  }
  const begins =
    found.prunedPosition === 0 ? '' : ` Positions up to ${found.prunedPosition} were removed by retention.`;
  const open = found.unsealed === 0 ? '' : ` ${found.unsealed} newer events are not sealed yet.`;
  return [
    `The audit trail is whole: ${found.verified} events verified.${begins}${open}`,
    ...(found.position === 0 ? [] : [`Its end, to be noted down: ${found.position}:${found.hash}`]),
  ].join('\n');
}

async function seal({ services }: Target): Promise<string> {
  const { sealed, position, hash } = await services.audit.seal();
  return `${sealed} events sealed.${position === 0 ? '' : ` The chain ends at ${position}:${hash}`}`;
}

async function prune({ services }: Target): Promise<string> {
  return `${await services.audit.prune()} events removed.`;
}
