import type { UserId } from '@portico/shared-kit/contract/ids';
import { isPasswordLogin } from '@portico/shared-kit/contract/password-rules';
import type {
  BeginSecondFactorInput,
  ConfirmSecondFactorInput,
  SecondFactor,
  SecondFactorProof,
  SecondFactorSecret,
} from '@portico/shared-kit/contract/second-factor.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { recordAudit } from '../../audit/index.ts';
import type { NotificationService } from '../../notifications/index.ts';
import type { LiveSessions } from '../live-sessions.ts';
import { provePassword } from '../prove-password.ts';
import { revokeFamilies } from '../session.repository.ts';
import type { SignInDelays } from '../sign-in-delays.ts';
import type { SignInKeys } from '../sign-in-keys.ts';
import type { UserFacts } from '../user-facts.repository.ts';
import { isFactorRequired } from './factor-demand.ts';
import type { FactorSetUp } from './factor-set-up.ts';
import { requireCode } from './require-code.ts';
import { countRecoveryCodes, findFactor, removeFactor } from './second-factor.repository.ts';
import { totpAddress } from './totp.ts';
import type { FactorCodes } from './use-code.ts';

/**
 * The second factor of who is signed in. All that change something ask for the password, and for a code where one is on;
 * both are delayed as at a sign-in. They throw rsaKeyUsed, tooManyAttempts, ownPasswordWrong, secondFactorNeeded,
 * secondFactorWrong, and secondFactorElsewhere for who has signed in elsewhere.
 */
export interface SecondFactorService {
  stateOf(user: SignedInUser): Promise<SecondFactor>;
  /** Returns a new secret for an app. It counts once it is confirmed; until then what is on stays on. */
  begin(user: SignedInUser, input: BeginSecondFactorInput, address: string): Promise<SecondFactorSecret>;
  /**
   * Turns it on and returns its recovery codes, shown this once; the user's other sessions end. Throws
   * confirmationCodeWrong, or secondFactorNotBegun where the set-up was not begun or took too long.
   */
  confirm(user: SignedInUser, input: ConfirmSecondFactorInput): Promise<string[]>;
  /** Returns new recovery codes in the place of all before. Throws secondFactorMissing where none is on. */
  renewRecoveryCodes(user: SignedInUser, input: SecondFactorProof, address: string): Promise<string[]>;
  /** Turns it off; the user's other sessions end. Throws secondFactorRequired where a role asks for it, or secondFactorMissing. */
  turnOff(user: SignedInUser, input: SecondFactorProof, address: string): Promise<object>;
}

interface FactorNeeds {
  readonly delays: SignInDelays;
  readonly keys: SignInKeys;
  readonly live: LiveSessions;
  readonly codes: FactorCodes;
  readonly setUp: FactorSetUp;
  readonly notify: NotificationService['notify'];
}

type Proof = Pick<SecondFactorProof, 'index' | 'password'> & { readonly code?: string | undefined };
type Change = { readonly action: 'secondFactorOn' | 'secondFactorOff'; readonly way: 'factorOn' | 'factorOff' };

const turnedOn: Change = { action: 'secondFactorOn', way: 'factorOn' };
const turnedOff: Change = { action: 'secondFactorOff', way: 'factorOff' };

/** Sets second factors up and turns them off. */
export function secondFactorService(platform: Platform, needs: FactorNeeds): SecondFactorService {
  const { config, connections, corpId } = platform;
  const { setUp } = needs;
  return {
    stateOf: (user) => stateOf(platform, needs, user),

    async begin(user, input, address) {
      const { username } = await prove(platform, needs, { user, input, address });
      const secret = await setUp.begin(user.id);
      return { secret, address: totpAddress(secret, username) };
    },

    async confirm(user, { code }) {
      await ownFacts(needs, user);
      return change(platform, needs, { user, ...turnedOn }, async (trx) => {
        await setUp.confirm(trx, user.id, code);
        return setUp.renewRecoveryCodes(trx, user.id);
      });
    },

    async renewRecoveryCodes(user, input, address) {
      await prove(platform, needs, { user, input, address });
      return transaction(connections.db, async (trx) => {
        const factor = await findFactor(trx, corpId, user.id);
        if (factor === undefined || factor.confirmedTime === null) throw appError('secondFactorMissing');
        await tell(needs, trx, user.id, 'recoveryCodes');
        return setUp.renewRecoveryCodes(trx, user.id);
      });
    },

    async turnOff(user, input, address) {
      if (isFactorRequired(config, await ownFacts(needs, user))) throw appError('secondFactorRequired');
      await prove(platform, needs, { user, input, address });
      return change(platform, needs, { user, ...turnedOff }, async (trx) => {
        if (!(await removeFactor(trx, corpId, user.id))) throw appError('secondFactorMissing');
        return {};
      });
    },
  };
}

async function stateOf({ config, connections, corpId }: Platform, { live }: FactorNeeds, user: SignedInUser) {
  const factor = await findFactor(connections.db, corpId, user.id);
  const confirmedTime = factor?.confirmedTime?.toISOString() ?? null;
  const recoveryCodesLeft = await countRecoveryCodes(connections.db, corpId, user.id);
  const isRequired = isFactorRequired(config, await live.factsOf(user.sessionId));
  return { isOn: confirmedTime !== null, confirmedTime, recoveryCodesLeft, isRequired };
}

/** Returns the facts of somebody who signs in with a password here; throws secondFactorElsewhere for others. */
async function ownFacts({ live }: FactorNeeds, user: SignedInUser): Promise<UserFacts> {
  const facts = await live.factsOf(user.sessionId);
  if (!isPasswordLogin(facts.loginType)) throw appError('secondFactorElsewhere');
  return facts;
}

interface Prover {
  readonly user: SignedInUser;
  readonly input: Proof;
  readonly address: string;
}

/** Requires the password, and a code where a second factor is on; returns what is known of the person. */
async function prove(platform: Platform, needs: FactorNeeds, { user, input, address }: Prover): Promise<UserFacts> {
  const { delays, keys, codes } = needs;
  const facts = await ownFacts(needs, user);
  const password = await keys.read(input.index, input.password);
  const giver = { username: facts.username, password, sessionId: user.sessionId, address };
  const { trier } = await provePassword(platform, delays, giver, 'ownPasswordWrong');
  if (await codes.isOn(user.id)) await requireCode(platform, needs, { userId: user.id, trier, code: input.code });
  await delays.succeed(platform.connections.db, trier);
  return facts;
}

/** Does the work in one transaction, in which the other sessions end, the person is told and the change is recorded. */
async function change<T>(
  platform: Platform,
  needs: FactorNeeds,
  told: Change & { readonly user: SignedInUser },
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  const { user } = told;
  const { result, ended } = await transaction(platform.connections.db, async (trx) => ({
    result: await work(trx),
    ended: await noteChange(platform, needs, { trx, ...told }),
  }));
  for (const sessionId of [...ended, user.sessionId]) needs.live.forget(sessionId);
  return result;
}

/** Records a change, tells the person, and ends their other sessions, whose ids it returns. */
async function noteChange(
  platform: Platform,
  needs: FactorNeeds,
  { trx, user, action, way }: Change & { readonly trx: Database; readonly user: SignedInUser },
): Promise<string[]> {
  await tell(needs, trx, user.id, way);
  await recordAudit(platform, trx, { action, object: { id: user.id } });
  return revokeFamilies(trx, platform.corpId, { userId: user.id, keptId: user.sessionId, at: platform.now() });
}

function tell({ notify }: FactorNeeds, trx: Database, userId: UserId, way: Change['way'] | 'recoveryCodes') {
  return notify(trx, { type: 'passwordChanged', userIds: [userId], senderId: null, bizParams: { way } });
}
