import { appError } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { type LockedDesignRow, type LockNeeds, requireTurn } from '../../designs/index.ts';
import type { CommandNeeds } from '../commands/command.ts';
import type { DesignReader } from './design-reader.ts';
import type { DesignedModel } from './design-surroundings.ports.ts';
import * as repository from './designs.repository.ts';
import type { WorkflowKey } from '../workflow-key.ts';

/** Dependencies that designs are worked on with. */
export interface Designing {
  readonly needs: CommandNeeds;
  readonly reader: DesignReader;
}

/** A design whose row nobody else changes until the transaction ends. */
export interface LockedDesign extends LockedDesignRow {
  readonly model: DesignedModel;
  readonly published: repository.PublishedRow | undefined;
  readonly row: repository.DesignRow;
  readonly key: WorkflowKey;
}

/** Returns the needs of granting locks on designs. */
export function lockNeeds({ platform, ports }: CommandNeeds): LockNeeds {
  const { tellTakenOver } = ports.designs;
  return { now: platform.now, usersById: ports.directory.usersById, tellTakenOver, kind: 'workflow' };
}

/** Returns the columns of the person who changes the design, and of the time. */
export function editedBy({ platform }: CommandNeeds, user: SignedInUser) {
  return { modifierId: user.id, modifiedTime: platform.now() };
}

/**
 * Does something to a design that the user may work on, in one transaction in which nobody else changes it; its row is
 * made where only versions were published. Throws as `open`.
 */
export async function holdDesign<T>(
  { needs, reader }: Designing,
  user: SignedInUser,
  code: string,
  work: (locked: LockedDesign) => Promise<T>,
): Promise<T> {
  const { connections, corpId } = needs.platform;
  const { model } = await reader.open(user, code);
  return transaction(connections.db, async (trx) => {
    const key = { corpId, code };
    const before = await repository.lockRow(trx, key);
    // Read under the lock: what was published until then is known.
    const [published] = await repository.findNewest(trx, corpId, code);
    if (before === undefined && published !== undefined) {
      const { schemaCode, name, nameI18n } = published;
      const own = { code, schemaCode, name, nameI18n, basedOn: null, bpmn: null, ...editedBy(needs, user) };
      await repository.insertDesign(trx, corpId, own);
    }
    const row = before ?? (await repository.lockRow(trx, key));
    if (row === undefined) throw appError('designMissing', { workflow: code });
    return work({ trx, model, published, row, key, keepLock: (lock) => repository.setLock(trx, key, lock) });
  });
}

interface Expected {
  readonly workflowCode: string;
  /** The draft that the user has seen; 0 for none. */
  readonly revision: number;
}

/**
 * Writes a design in one transaction, for who has its lock, which holds longer then. Throws designLocked, designNotLocked,
 * and designChanged where the draft is another than the user has seen; nothing is written then.
 */
export async function writeDesign<T>(
  designing: Designing,
  user: SignedInUser,
  { workflowCode, revision }: Expected,
  write: (locked: LockedDesign) => Promise<T>,
): Promise<T> {
  return holdDesign(designing, user, workflowCode, async (held) => {
    await requireTurn(lockNeeds(designing.needs), user, held, revision);
    return write(held);
  });
}
