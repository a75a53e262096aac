import type { CallRecorder } from '../../plugins/call-recorder.ts';
import type { AuditedCall } from '../../plugins/call-recorder.ts';
import { type AuditAction, auditActionRow } from '@portico/shared-kit/audit';
import { AppError, codeOf, rowOf } from '@portico/shared-kit/errors';
import type { Platform } from '../../platform.ts';
import { auditScope, inAuditScope } from './audit-scope.ts';
import { actionOf, countsIn, deniedRecord, recordOf, refusedAction, signedIn } from './describe-call.ts';
import { deviceWords } from './device-words.ts';
import { findPersonByAccount } from './events.repository.ts';
import { type OnceInAWhile, onceInAWhile } from './once-in-a-while.ts';
import { type AuditRecord, recordAudit } from './record-audit.ts';

/** Errors that say nothing of what somebody may do. */
const notDenied: readonly number[] = [codeOf('passwordMustChange'), codeOf('secondFactorMustSetUp')];

/** Refusals that are bounded by themselves, of which each counts. */
const eachRecorded: readonly number[] = (
  ['signInFailed', 'oldPasswordWrong', 'ownPasswordWrong', 'secondFactorWrong'] as const
).map(codeOf);

interface Recording {
  readonly platform: Platform;
  readonly once: OnceInAWhile;
}

/** Records calls; see CallRecorder. */
export function callRecorder(platform: Platform): CallRecorder {
  const recording = { platform, once: onceInAWhile(platform.now) };
  return {
    during: (call, work) =>
      within(call, async () => {
        const reply = await tried(recording, call, work);
        await recordDone(recording, call, reply);
        return reply;
      }),
    duringStream: (call, work) => within(call, () => tried(recording, call, work)),
    sending: (call) => recordDone(recording, call, undefined),
    refused: (call, error) => within(call, () => tryRecordRefusal(recording, call, error)),
  };
}

function within<T>({ user, address, userAgent, traceId }: AuditedCall, work: () => T): T {
  return inAuditScope({ actor: user, address, device: deviceWords(userAgent), traceId }, work);
}

async function tried<T>(recording: Recording, call: AuditedCall, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await tryRecordRefusal(recording, call, error);
    throw error;
  }
}

async function recordDone(recording: Recording, call: AuditedCall, reply: unknown): Promise<void> {
  const declared = call.endpoint.audit;
  if (declared === undefined) return;
  const action = actionOf(declared, call.input);
  if (auditScope().recorded.has(action)) return;
  const actor = signedIn(action, reply);
  const record = { ...recordOf(action, call), ...(actor === null ? {} : { actor, object: actor }) };
  if (auditActionRow(action).isOnceInAWhile) return recordOnce(recording, call, record);
  const { platform } = recording;
  await recordAudit(platform, platform.connections.db, { ...record, detail: withCounts(record.detail, reply) });
}

function withCounts(detail: AuditRecord['detail'], reply: unknown): AuditRecord['detail'] {
  const all = { ...detail, ...countsIn(reply) };
  return Object.keys(all).length === 0 ? undefined : all;
}

/** Records it unless an equal one was a short while ago; tells how many were left out before. */
async function recordOnce({ platform, once }: Recording, call: AuditedCall, record: AuditRecord): Promise<void> {
  const { action, object, errcode, detail } = record;
  const who = [call.user?.id ?? record.actor?.id, call.address];
  const repeats = once.repeatsBefore(JSON.stringify([who, action, object?.id, errcode, detail]));
  if (repeats === null) return;
  const told = repeats === 0 ? record : { ...record, detail: { ...detail, repeats } };
  await recordAudit(platform, platform.connections.db, told);
}

/** Records a refusal, which stands also where that cannot be recorded. */
async function tryRecordRefusal(recording: Recording, call: AuditedCall, error: unknown): Promise<void> {
  try {
    await recordRefusal(recording, call, error instanceof AppError ? error.code : codeOf('unknownError'));
  } catch (fault) {
    recording.platform.log.error({ err: fault, traceId: call.traceId }, 'a refusal could not be recorded');
  }
}

async function recordRefusal(recording: Recording, call: AuditedCall, errcode: number): Promise<void> {
  const { platform } = recording;
  const declared: AuditAction | undefined = call.endpoint.audit;
  const status = rowOf(errcode)?.status ?? 500;
  const isDenied = status === 403 && !notDenied.includes(errcode);
  if (declared === undefined && !isDenied) return;
  const about =
    declared === undefined ? deniedRecord(call) : recordOf(refusedAction(declared, errcode, call.input), call);
  const ended = { result: status >= 500 ? 'failed' : 'refused', errcode } as const;
  const record = { ...about, ...(await whoTried(platform, call)), ...ended };
  if (eachRecorded.includes(errcode)) await recordAudit(platform, platform.connections.db, record);
  else await recordOnce(recording, call, record);
}

/** At a sign-in nobody is signed in yet: whose account was tried, where there is one of that name. */
async function whoTried(
  { connections, corpId }: Platform,
  { endpoint, input }: AuditedCall,
): Promise<Partial<AuditRecord>> {
  const { username } = input;
  if (endpoint.audit !== 'signIn' || typeof username !== 'string') return {};
  const person = await findPersonByAccount(connections.db, corpId, username);
  return person === undefined ? {} : { actor: person, object: person };
}
