import type { WorkflowTypes } from './workflow-types.ts';
import { designLockSeconds } from '@portico/shared-kit/contract/designs.schema';
import { appError } from '@portico/shared-kit/errors';
import type { DesignAdapter, DesignSource, DraftStore, VersionStore } from '../../designs/index.ts';
import { deleteVersions, setAvailability } from '../templates/availability.repository.ts';
import { beginWorkflow } from './begin-workflow.ts';
import { checkDesign } from './check-design.ts';
import { workflowDetails } from './design-details.ts';
import { mayTakeOver } from './design.policy.ts';
import { presentVersion } from './design.presenter.ts';
import type { WorkflowDesignContext } from './designing.ts';
import { findDiagram, type WorkflowFacts, workflowDesigns } from './designs.repository.ts';
import { publishWorkflow } from './publish-workflow.ts';
import { requireSafeFile } from './safe-file.ts';
import { countRunning, workflowVersions } from './versions.repository.ts';
import { requireNeverStarted } from './withdraw-workflow.ts';

/** Workflows as a kind of designs. */
export type WorkflowKind = DesignAdapter<'workflow', WorkflowTypes>;

/** Workflows as a kind of designs: for administrators, each those that are theirs. A design is named by its workflow's code. */
export function workflowKind(designing: WorkflowDesignContext): WorkflowKind {
  return {
    kind: 'workflow',
    lockSeconds: designLockSeconds,
    notifyTakenOver: designing.surroundings.notifyTakenOver,
    audit: { publish: 'workflowPublish', delete: 'workflowDelete', idOf: ({ code }) => code },
    mayTakeOver,
    namesOf: ({ row }) => row,
    missing: (designKey) => appError('designMissing', { workflow: designKey }),
    unpublished: () => appError('notPublished'),
    forget: () => undefined,
    ...readingWorkflows(designing),
    ...draftsOfWorkflows(designing),
    ...versionsOfWorkflows(designing),
  };
}

/** Throws requestInvalid where the key of a design is not the code of a workflow. */
function codeOf(designKey: string): string {
  if (!/^[A-Za-z]\w{0,47}$/.test(designKey))
    throw appError('requestInvalid', { detail: 'params/designKey must be the code of a workflow' });
  return designKey;
}

const factsOf = ({ schemaCode, name, nameI18n }: WorkflowFacts) => ({ schemaCode, name, nameI18n });

function readingWorkflows(designing: WorkflowDesignContext): DesignSource<'workflow', WorkflowTypes> {
  const { needs, reader } = designing;
  const { corpId } = needs.platform;
  return {
    async open(user, designKey) {
      const code = codeOf(designKey);
      const { design: row, published, model } = await reader.open(user, code);
      return { key: { corpId, code }, model, row, published };
    },
    summaries: (user, code) => reader.summaries(user, code),
    wordsOf: ({ name, name_i18n, workflowCode }) => [name, name_i18n, workflowCode],
    details: (user, designKey) => workflowDetails(designing, user, codeOf(designKey)),
    check: (user, { designKey, ...diagram }) =>
      checkDesign(designing, user, { workflowCode: codeOf(designKey), ...diagram }),
    begin: (user, { designKey, ...input }) =>
      beginWorkflow(designing, user, { workflowCode: codeOf(designKey), ...input }),
  };
}

function draftsOfWorkflows({ needs }: WorkflowDesignContext): DraftStore<'workflow', WorkflowTypes> {
  return {
    lockRow: workflowDesigns.lock,
    findPublished: async (trx, { corpId, code }) => (await workflowVersions.findNewest(trx, corpId, { code }))[0],
    insertRow: (trx, key, published, editor) =>
      workflowDesigns.insert(trx, key, {
        content: null,
        own: factsOf(published),
        revision: 0,
        basedOn: null,
        ...editor,
      }),
    setLock: workflowDesigns.setLock,
    requireContent: (_designKey, { bpmn }) => requireSafeFile(bpmn),
    draftFrom({ row, published }, { bpmn, name, name_i18n }) {
      const before = row.hasDraft ? row : (published ?? row);
      return { bpmn, name: name ?? before.name, nameI18n: name_i18n === undefined ? before.nameI18n : name_i18n };
    },
    setDraft({ trx, key, model: { schemaCode } }, { bpmn, name, nameI18n }, columns) {
      return workflowDesigns.setDraft(trx, key, { content: bpmn, own: { name, nameI18n, schemaCode }, ...columns });
    },
    clearDraft: ({ trx, key }, published, columns) =>
      workflowDesigns.setDraft(trx, key, { content: null, own: factsOf(published), ...columns }),
    findDraft: findDiagram,
    deleteRow: workflowDesigns.delete,
    publish: (held, draft, publication) => publishWorkflow(needs, held, draft, publication),
  };
}

function versionsOfWorkflows({ needs }: WorkflowDesignContext): VersionStore<'workflow', WorkflowTypes> {
  return {
    findVersions: workflowVersions.findVersions,
    countVersions: workflowVersions.count,
    findVersion: workflowVersions.find,
    async presentVersions(key, rows, { people, current = 0 }) {
      const running = await countRunning(needs.platform.connections.db, key);
      return rows.map((row) => presentVersion(row, { people, newest: current, running }));
    },
    contentOf: ({ bpmn }) => ({ bpmn }),
    draftOf: ({ bpmn, name, nameI18n }) => ({ bpmn, name, nameI18n }),
    deleteVersions,
    withdrawal: async () => requireNeverStarted,
    setAvailability,
  };
}
