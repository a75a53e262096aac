import { AppError, appError, codeOf, describeError } from '@portico/shared-kit/errors';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { readTemplate, type TemplateProblem, type WorkflowTemplate } from '../../../workflow-engine/index.ts';
import * as repository from './templates.repository.ts';

/** Read templates kept in memory; a version never changes, so what was read once stays right. */
const maxCached = 500;

/** A workflow as a package brings it. */
export interface WorkflowToPublish {
  readonly appCode: string;
  readonly code: string;
  readonly schemaCode: string;
  readonly name: string;
  readonly nameI18n?: string | null;
  /** BPMN 2.0. */
  readonly xml: string;
  /** Path of the file in its package, for messages. */
  readonly file: string;
}

/** What a publication did: `version` runs from now on; `isNew` is false where the file had not changed. */
export interface Publication {
  readonly version: number;
  readonly isNew: boolean;
  /** The same file under another name. */
  readonly isRenamed: boolean;
}

/** The versions of workflows: publishing and reading them. */
export interface WorkflowTemplates {
  /**
   * Publishes a workflow in the caller's transaction. Instances that run stay on their version. A file that cannot
   * run is refused whole (packageInvalid, with the file and the element). `dryRun` only says what would be done.
   */
  publish(trx: Database, workflow: WorkflowToPublish, options?: { readonly dryRun?: boolean }): Promise<Publication>;
  /** The version that starts now, or null where the workflow does not exist or is not published. */
  findPublished(code: string): Promise<repository.TemplateRow | null>;
  /** A version, read and checked; asked of the database once. Throws workflowInstanceMissing where there is none. */
  read(code: string, version: number): Promise<WorkflowTemplate>;
  /** Published workflows with the user's number of starts, most used first. */
  list(userId: string): Promise<repository.StartableRow[]>;
}

/** Workflow templates by version: what is published, and what runs. */
export function workflowTemplates({ connections, corpId, now }: Platform): WorkflowTemplates {
  const { db } = connections;
  const cache = new Map<string, Promise<WorkflowTemplate>>();

  async function load(code: string, version: number): Promise<WorkflowTemplate> {
    const bpmn = await repository.findBpmn(db, corpId, code, version);
    if (bpmn === undefined) throw appError('workflowInstanceMissing');
    const reading = await readTemplate(bpmn);
    if (reading.ok) return reading.template;
    const [{ name, params }] = reading.problems;
    throw new AppError(name, params);
  }

  return {
    async publish(trx, workflow, { dryRun = false } = {}) {
      const publication = await planPublication(trx, corpId, workflow);
      const { version, isNew, isRenamed } = publication;
      const { appCode, code, schemaCode, name, nameI18n = null, xml: bpmn } = workflow;
      const row = { appCode, code, schemaCode, name, nameI18n, version };
      if (isRenamed && !dryRun) await repository.renameVersion(trx, corpId, row);
      if (isNew && !dryRun) await repository.insertPublished(trx, corpId, { ...row, bpmn, publishedTime: now() });
      return publication;
    },

    async findPublished(code) {
      return (await repository.findPublished(db, corpId, code)) ?? null;
    },

    read(code, version) {
      const key = `${code}:${version}`;
      const held = cache.get(key);
      if (held !== undefined) return held;
      if (cache.size >= maxCached) cache.clear();
      const reading = load(code, version);
      cache.set(key, reading);
      reading.catch(() => cache.delete(key));
      return reading;
    },

    list: (userId) => repository.listPublished(db, corpId, userId),
  };
}

/** What publishing would do; the workflow is locked, so that two publications come one after the other. */
async function planPublication(trx: Database, corpId: string, workflow: WorkflowToPublish): Promise<Publication> {
  const { code, file, name, nameI18n = null, xml } = workflow;
  const reading = await readTemplate(xml);
  if (!reading.ok) throw invalidFile(file, reading.problems);
  const newest = await repository.lockNewest(trx, corpId, code);
  if (newest?.published && newest.bpmn === xml && isSamePlace(newest, workflow)) {
    const isRenamed = newest.name !== name || newest.nameI18n !== nameI18n;
    return { version: newest.version, isNew: false, isRenamed };
  }
  return { version: (newest?.version ?? 0) + 1, isNew: true, isRenamed: false };
}

type Place = Pick<WorkflowToPublish, 'appCode' | 'schemaCode'>;

function isSamePlace(left: Place, right: Place): boolean {
  return left.appCode === right.appCode && left.schemaCode === right.schemaCode;
}

/** All findings of a file as one error; the elements are named so that the designer of the file finds them. */
function invalidFile(file: string, problems: readonly TemplateProblem[]): AppError {
  const elements = new Set(problems.flatMap(({ elementId }) => elementId ?? []));
  const details = problems.map(({ name, params }) => describeError({ code: codeOf(name), params }, 'en').message);
  return appError('packageInvalid', { file, place: [...elements].join(', '), detail: details.join('; ') });
}
