import { AppError, appError, codeOf, textParam } from '@portico/shared-kit/errors';
import { bilingual, type Locale } from '@portico/shared-kit/i18n';
import { describeError } from '@portico/shared-kit/errors/complete';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import {
  readTemplate,
  type TemplateProblem,
  type TemplateReading,
  writeDrawing,
} from '../../../workflow-engine/index.ts';
import { inDiagram } from '../design/checks-off-loop.ts';
import { findUnavailable } from './availability.repository.ts';
import * as repository from './templates.repository.ts';
import type { Publication, WorkflowTemplates, WorkflowToPublish } from './workflow-templates.ts';

/** Read templates kept in memory; a version never changes, so what was read once stays right. */
const maxCached = 500;
/** A file of more characters is read beside the event loop: reading takes about a millisecond for each thousand. */
const maxReadHere = 50_000;
/** Drawings kept in memory: they are texts of some 50,000 characters. */
const maxDrawings = 50;

/** Workflow templates by version: what is published, and what runs. */
export function workflowTemplates({ connections, corpId, now }: Platform): WorkflowTemplates {
  const { db } = connections;

  async function fileOf(code: string, version: number): Promise<string> {
    const bpmn = await repository.findBpmn(db, corpId, code, version);
    if (bpmn === undefined) throw appError('workflowInstanceMissing');
    return bpmn;
  }

  const read = keptOnce(maxCached, async (code, version) => {
    const bpmn = await fileOf(code, version);
    const reading = await readingOf(bpmn);
    if (reading.ok) return reading.template;
    const [{ name, params }] = reading.problems;
    throw new AppError(name, params);
  });

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

    async requireOn({ code, name }) {
      const availability = (await findUnavailable(db, corpId, code)).get(code);
      if (availability === 'off') throw appError('workflowOff', { name });
      if (availability === 'retired') throw appError('workflowRetired', { name });
    },

    findPublished: async (code) => (await repository.findPublished(db, corpId, code)) ?? null,

    read,

    draw: keptOnce(maxDrawings, async (code, version) =>
      writeDrawing(await fileOf(code, version), await read(code, version)),
    ),

    modelOf: (code) => modelOf(db, corpId, code),
    list: (userId) => repository.listPublished(db, corpId, userId),
  };
}

/** A file that was checked when it was published. */
function readingOf(bpmn: string): Promise<TemplateReading> {
  return bpmn.length > maxReadHere ? inDiagram('readAnew', bpmn) : readTemplate(bpmn);
}

/** Makes something of a version once, as a version never changes. A failed attempt is repeated. */
function keptOnce<T>(most: number, make: (code: string, version: number) => Promise<T>) {
  const cache = new Map<string, Promise<T>>();
  return (code: string, version: number): Promise<T> => {
    const key = `${code}:${version}`;
    const held = cache.get(key);
    if (held !== undefined) return held;
    if (cache.size >= most) cache.clear();
    const made = make(code, version);
    cache.set(key, made);
    made.catch(() => cache.delete(key));
    return made;
  };
}

async function modelOf(db: Database, corpId: string, code: string): Promise<string> {
  const schemaCode = await repository.findModel(db, corpId, code);
  if (schemaCode === undefined) throw appError('notPublished');
  return schemaCode;
}

/** Returns what publishing would do; the workflow is locked, so that two publications come one after the other. */
async function planPublication(trx: Database, corpId: string, workflow: WorkflowToPublish): Promise<Publication> {
  const { code, file, name, nameI18n = null, xml, properties = [] } = workflow;
  const { errors: problems } = await inDiagram('readDiagram', properties, xml);
  if (problems.length > 0) throw invalidFile(file, problems);
  const newest = await repository.lockNewest(trx, corpId, code);
  if (newest?.published && newest.bpmn === xml && isSameLocation(newest, workflow)) {
    const isRenamed = newest.name !== name || newest.nameI18n !== nameI18n;
    return { version: newest.version, isNew: false, isRenamed };
  }
  return { version: (newest?.version ?? 0) + 1, isNew: true, isRenamed: false };
}

type WorkflowLocation = Pick<WorkflowToPublish, 'appCode' | 'schemaCode'>;

function isSameLocation(left: WorkflowLocation, right: WorkflowLocation): boolean {
  return left.appCode === right.appCode && left.schemaCode === right.schemaCode;
}

/** All findings of a file as one error; the elements are named so that the designer of the file finds them. */
function invalidFile(file: string, problems: readonly TemplateProblem[]): AppError {
  const elements = new Set(problems.flatMap(({ elementId }) => elementId ?? []));
  const inWords = (locale: Locale, between: string) =>
    problems.map(({ name, params }) => describeError({ code: codeOf(name), params }, locale).message).join(between);
  const detail = textParam('detail', bilingual(inWords('zh', '；'), inWords('en', '; ')));
  return appError('packageInvalid', { file, place: [...elements].join(', '), ...detail });
}
