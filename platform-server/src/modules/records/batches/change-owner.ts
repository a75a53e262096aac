import type { UserId } from '@portico/shared-kit/contract/ids';
import type {
  ModifyOwnerInput,
  ModifyOwnerResult,
  NoPresentationInput,
} from '@portico/shared-kit/contract/record-batches.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Database, transaction } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import {
  type BatchRecord,
  incrementChangeCounter,
  readBatch,
  visibleTable,
  updateRecords,
} from '../../../record-store/index.ts';
import { type Model, nameForEveryone, policyOf } from '../../models/index.ts';
import type { NotificationService } from '../../notifications/index.ts';
import type { Directory } from '../../organisation/index.ts';
import { filterOf, inItsForm, viewOf } from '../reading/query-form.ts';
import { changesBetween, type TracedChange } from '../tracing/changes.ts';
import { ownerRemark } from '../tracing/owner-remark.ts';
import { writeTrace } from '../tracing/write-trace.ts';
import { keepUndoable } from '../undoing/keep-undoable.ts';
import { type OwnerInDepartment, resolveOwner } from './resolve-owner.ts';
import { missingRecords, type RefusedRecord } from './refusals.ts';

interface OwnerNeeds {
  readonly usersById: Directory['usersById'];
  readonly notify: NotificationService['notify'];
}

type RecordInHand = Pick<BatchRecord, 'id' | 'name' | 'data'>;

interface HandedOver {
  readonly record: RecordInHand;
  readonly changes: readonly TracedChange[];
}

interface Choosing {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: NoPresentationInput;
  readonly locale: Locale;
}

interface Changing extends Choosing {
  readonly input: ModifyOwnerInput;
  /** The id under which it can be undone. */
  readonly operationId: string;
}

/** Records that stay, and what the new owner is to be told; null where nothing changed. */
interface OwnersChanged {
  readonly refused: readonly RefusedRecord[];
  readonly handover: HandoverSummary | null;
}

/** Hands records to somebody else (list spec, sections 3 to 9). */
export function ownerChanger(platform: Platform, needs: OwnerNeeds) {
  const { connections, corpId, newId } = platform;

  /** Tells the new owner, unless it is who hands over. */
  async function tell(trx: Database, handover: HandoverNotification): Promise<void> {
    if (handover.ownerId !== handover.user.id) await notifyOwner(needs, trx, handover);
  }

  return {
    /** Returns the number of the records that the user may not hand over; those that they do not see are among them. */
    async countRefused(model: Model, user: SignedInUser, input: NoPresentationInput, locale: Locale): Promise<number> {
      const records = await chosen(platform, connections.db, { model, user, input, locale });
      return totalOf(input) - records.filter(({ isAllowed }) => isAllowed).length;
    },

    /** Hands over those that may be, with their trace and word to the new owner, in one transaction. */
    change(model: Model, user: SignedInUser, input: ModifyOwnerInput, locale: Locale): Promise<ModifyOwnerResult> {
      const operationId = newId();
      return transaction(connections.db, async (trx) => {
        const { refused, handover } = await changeOwners(platform, trx, { model, user, input, locale, operationId });
        if (handover !== null) await tell(trx, { model, user, ownerId: input.ownerId, handover });
        const errorCount = refused.length;
        const undo = handover === null ? {} : { operationId };
        return { successCount: totalOf(input) - errorCount, errorCount, ...undo };
      });
    },

    /** The same in the caller's transaction, but for the word to the new owner. */
    changeIn: (trx: Database, changing: Changing) => changeOwners(platform, trx, changing),
    tell,

    /** Throws what `change` throws of the new owner, whichever records are meant. */
    async check(input: Pick<ModifyOwnerInput, 'ownerId' | 'ownerDeptId'>): Promise<void> {
      await resolveOwner(connections.db, corpId, input);
    },
  };
}

const totalOf = ({ objectIds: recordIds }: NoPresentationInput) => new Set(recordIds).size;

/** The chosen records that the user sees; locked in a transaction. */
function chosen({ corpId, now }: Platform, db: Database, { model, user, input, locale }: Choosing) {
  const { table } = model;
  const policy = policyOf(model, user, now());
  const view = viewOf(model, input.queryCode);
  const filter = filterOf(visibleTable(table, policy), inItsForm(input.filters), { view, locale });
  const place = { table, corpId, policy, allowed: policy.changeOwner, filter };
  return readBatch(db, place, { ids: input.objectIds, codes: ['owner', 'ownerDeptId'] });
}

/** Hands over those that may be, with their trace; the word to the new owner is left to the caller. */
async function changeOwners(platform: Platform, trx: Database, changing: Changing): Promise<OwnersChanged> {
  const { model, user, input, operationId } = changing;
  const owner = await resolveOwner(trx, platform.corpId, input);
  const records = await chosen(platform, trx, changing);
  const [allowed, others] = [records.filter(({ isAllowed }) => isAllowed), records.filter((each) => !each.isAllowed)];
  const changed = allowed.flatMap((record) => handedOver(model, record, owner, input.remark));
  if (changed.length > 0) {
    const ids = changed.map(({ record }) => record.id);
    const codes = ['owner', 'ownerDeptId'];
    await keepUndoable(platform, trx, { model, user, operationId, kind: 'changeOwner', ids, codes });
    await writeOwner(platform, trx, { model, user, owner, changed });
  }
  const notAllowed = others.map(({ name }) => ({ name, error: appError('noPermissionToChangeOwner') }));
  const refused = [...missingRecords(totalOf(input) - records.length), ...notAllowed];
  return { refused, handover: summaryOf(model, changed) };
}

/** To whom somebody hands a record over, and what they say to it. */
export interface RecordHandover {
  readonly owner: OwnerInDepartment;
  readonly actorId: UserId;
  readonly remark: string;
}

interface LockedRecord {
  readonly model: Model;
  readonly record: RecordInHand;
}

/** Hands a locked record over with its trace; nothing changes where it is that person's already. */
export async function handOver(
  platform: Platform,
  trx: Database,
  { model, record, owner, actorId, remark }: LockedRecord & RecordHandover,
): Promise<void> {
  const changed = handedOver(model, record, owner, remark);
  if (changed.length > 0) await writeOwner(platform, trx, { model, user: { id: actorId }, owner, changed });
}

interface Handover {
  readonly model: Model;
  readonly user: Pick<SignedInUser, 'id'>;
  readonly owner: OwnerInDepartment;
  readonly changed: readonly HandedOver[];
}

async function writeOwner(platform: Platform, trx: Database, { model, user, owner, changed }: Handover): Promise<void> {
  const { corpId, now } = platform;
  const { table, schemaCode } = model;
  const change = { owner: owner.id, ownerDeptId: owner.departmentId };
  const values = { ...change, modifier: user.id, modifiedTime: now().toISOString() };
  const records = changed.map(({ record }) => record);
  await updateRecords(trx, { table, corpId }, records, values);
  const traced = changed.map(({ record: { id, name }, changes }) => ({ recordId: id, title: name ?? '', changes }));
  await writeTrace(platform, trx, { schemaCode, userId: user.id, action: 'owner' }, traced);
  const ids = records.map(({ id }) => id);
  await incrementChangeCounter(trx, corpId, schemaCode, ids);
}

/** The first record that somebody gets, by the name that everybody may know, and the number of all. */
export interface HandoverSummary {
  readonly recordId: string;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly count: number;
}

/** Null where nothing changes. */
function summaryOf(model: Model, changed: readonly HandedOver[]): HandoverSummary | null {
  const first = changed[0]?.record;
  return first === undefined
    ? null
    : { recordId: first.id, ...nameForEveryone(model, first.data), count: changed.length };
}

interface HandoverNotification {
  readonly model: Model;
  readonly user: Pick<SignedInUser, 'id' | 'name'>;
  readonly ownerId: UserId;
  readonly handover: HandoverSummary;
}

async function notifyOwner(
  { notify, usersById }: OwnerNeeds,
  trx: Database,
  { model, user, ownerId, handover }: HandoverNotification,
): Promise<void> {
  const { schemaCode, definition } = model;
  const { recordId, name, nameI18n, count } = handover;
  const english = (await usersById([user.id], trx)).get(user.id)?.name_i18n;
  const bizParams = {
    originatorName: user.name,
    ...(english ? { originatorName_i18n: english } : {}),
    modelName: definition.name,
    ...(definition.name_i18n ? { modelName_i18n: definition.name_i18n } : {}),
    instanceName: name,
    objectDataName: name,
    ...(nameI18n === null ? {} : { instanceName_i18n: nameI18n, objectDataName_i18n: nameI18n }),
    count,
    schemaCode,
    objectId: recordId,
    sheetCode: definition.forms[0]?.code ?? '',
  };
  const type = count === 1 ? 'recordReceived' : 'recordsReceived';
  await notify(trx, { type, userIds: [ownerId], senderId: user.id, bizParams });
}

/** Returns the changes of a record's owner; nothing where it is that person's in that department already. */
function handedOver(
  { table }: Model,
  record: RecordInHand,
  owner: OwnerInDepartment,
  remark: string | undefined,
): HandedOver[] {
  const properties = table.properties.filter(({ code }) => code === 'owner' || code === 'ownerDeptId');
  const ownerDeptId = owner.departmentId && { id: owner.departmentId, name: owner.departmentName };
  const changes = changesBetween(properties, record.data, { owner: { id: owner.id, name: owner.name }, ownerDeptId });
  if (changes.length === 0) return [];
  const said = { [ownerRemark.code]: remark?.trim() ?? '' };
  return [{ record, changes: [...changes, ...changesBetween([ownerRemark], {}, said)] }];
}
