import type {
  CreateDesignInput,
  DesignInput,
  DesignSummary,
  DiscardDraftInput,
  SaveDraftInput,
  WorkflowDesign,
} from '@portico/shared-kit/contract/workflow-design.schema';
import type { RestoreVersionInput } from '@portico/shared-kit/contract/workflow-versions.schema';
import { appError } from '@portico/shared-kit/errors';
import { type DatabaseTransaction, transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { writeEmptyDiagram } from '../../../workflow-engine/index.ts';
import { designNoun, freeLock, lockFor } from '../../designs/index.ts';
import type { CommandNeeds } from '../commands/command.ts';
import { findModel } from '../templates/templates.repository.ts';
import * as repository from './designs.repository.ts';
import { type Designing, editedBy, type LockedDesign, writeDesign } from './hold-design.ts';
import { requireSafeFile } from './safe-file.ts';
import { findVersion } from './versions.repository.ts';

/** Drafts of designs that are not published yet. */
export interface DesignDrafts {
  /** Begins a workflow, which the user has the lock of. Throws designCodeTaken, modelMissing, noPermissionToView. */
  createDesign(user: SignedInUser, input: CreateDesignInput): Promise<WorkflowDesign>;
  /** Keeps the draft. Throws designLocked, designNotLocked, designChanged, templateUnreadable, templateTooLarge. */
  saveDesignDraft(user: SignedInUser, input: SaveDraftInput): Promise<DesignSummary>;
  /** Lets the draft go. Throws as saveDesignDraft; a workflow that was never published is gone (designMissing). */
  discardDesignDraft(user: SignedInUser, input: DiscardDraftInput): Promise<object>;
  /** Makes a version's file the draft. Throws as saveDesignDraft, and designVersionMissing. */
  restoreDesignVersion(user: SignedInUser, input: RestoreVersionInput): Promise<WorkflowDesign>;
}

/** Opens a design. */
export type GetDesign = (user: SignedInUser, input: DesignInput) => Promise<WorkflowDesign>;

/** See DesignDrafts. */
export function designDrafts(designing: Designing, getDesign: GetDesign): DesignDrafts {
  const { needs, reader } = designing;

  return {
    async createDesign(user, input) {
      const model = (await reader.modelsFor(user)).find(({ schemaCode }) => schemaCode === input.schemaCode);
      if (model === undefined) throw appError('noPermissionToView');
      if (input.bpmn !== undefined) requireSafeFile(input.bpmn);
      await transaction(needs.platform.connections.db, (trx) => insertNew(trx, needs, user, input));
      return getDesign(user, { workflowCode: input.workflowCode });
    },

    async saveDesignDraft(user, input) {
      const { workflowCode } = input;
      requireSafeFile(input.bpmn);
      await writeDesign(designing, user, input, (held) => saveDraft(designing, held, user, input));
      const [summary] = await reader.summaries(user, workflowCode);
      if (summary === undefined) throw appError('designMissing', { workflow: workflowCode });
      return summary;
    },

    async discardDesignDraft(user, input) {
      await writeDesign(designing, user, input, (held) => dropDraft(designing, held, user));
      return {};
    },

    async restoreDesignVersion(user, { workflowCode, revision, version }) {
      await writeDesign(designing, user, { workflowCode, revision }, async (held) => {
        const found = await findVersion(held.trx, held.key, version);
        if (found === undefined) throw appError('designVersionMissing', { version });
        const { bpmn, name, nameI18n } = found;
        // Whoever goes back to a version knows what they go back from.
        const basedOn = held.published?.version ?? null;
        await keepDraft(designing, held, user, { bpmn, basedOn, name, nameI18n });
      });
      return getDesign(user, { workflowCode });
    },
  };
}

async function saveDraft(
  designing: Designing,
  locked: LockedDesign,
  user: SignedInUser,
  { bpmn, name, name_i18n, basedOn }: SaveDraftInput,
): Promise<void> {
  const { row, published } = locked;
  const before = row.hasDraft ? row : (published ?? row);
  const drawnFrom = row.hasDraft ? row.basedOn : (basedOn ?? published?.version ?? null);
  const names = { name: name ?? before.name, nameI18n: name_i18n === undefined ? before.nameI18n : name_i18n };
  await keepDraft(designing, locked, user, { bpmn, ...names, basedOn: drawnFrom });
}

async function dropDraft({ needs }: Designing, locked: LockedDesign, user: SignedInUser): Promise<void> {
  const { trx, published, row, key } = locked;
  if (!row.hasDraft) return;
  if (published === undefined) return repository.deleteDesign(trx, key);
  const { name, nameI18n, schemaCode } = published;
  const none = { bpmn: null, name, nameI18n, schemaCode, basedOn: null, revision: row.revision };
  await repository.setDraft(trx, key, { ...none, ...editedBy(needs, user) });
}

type Draft = Pick<repository.DraftColumns, 'name' | 'nameI18n' | 'basedOn'> & { readonly bpmn: string };

async function keepDraft(
  { needs }: Designing,
  { trx, row, model, key }: LockedDesign,
  user: SignedInUser,
  draft: Draft,
): Promise<void> {
  const { schemaCode } = model;
  const revision = row.revision + 1;
  await repository.setDraft(trx, key, { ...draft, schemaCode, revision, ...editedBy(needs, user) });
}

async function insertNew(
  trx: DatabaseTransaction,
  needs: CommandNeeds,
  user: SignedInUser,
  input: CreateDesignInput,
): Promise<void> {
  const { corpId, now } = needs.platform;
  const { workflowCode: code, schemaCode, name, name_i18n: nameI18n = null, bpmn } = input;
  const own = { code, schemaCode, name, nameI18n, basedOn: null, ...editedBy(needs, user) };
  const isTaken = (await findModel(trx, corpId, code)) !== undefined;
  const drawn = bpmn ?? writeEmptyDiagram(code, name);
  if (isTaken || !(await repository.insertDesign(trx, corpId, { ...own, bpmn: drawn })))
    throw appError('designCodeTaken', { code, ...designNoun('workflow') });
  await repository.setLock(trx, { corpId, code }, lockFor(user, freeLock, now()));
}
