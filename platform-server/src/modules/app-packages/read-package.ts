import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { type AppError, appError, codeOf, textParam } from '@portico/shared-kit/errors';
import { bilingual } from '@portico/shared-kit/i18n';
import { describeError } from '@portico/shared-kit/errors/complete';
import {
  checkCosts,
  checkFields,
  problemsInWords,
  readTemplate,
  type TemplateProblem,
} from '../../workflow-engine/index.ts';
import { definitionProblems } from '../models/index.ts';
import { packageTexts } from './package.texts.ts';
import {
  ApplicationFile,
  type MenuEntry,
  type PortalPageFile,
  PrintTemplateFile,
  type ReportFile,
  WorkflowFile,
} from './package.schema.ts';
import { readPageFile, readReportFile } from './read-pages.ts';
import { type PositionedFile, positionedFile } from '../../text-files/positioned-file.ts';

/** A workflow of a package: its file and what the file beside it or the diagram says of it. */
export interface PackagedWorkflow {
  readonly code: string;
  readonly name: string;
  readonly name_i18n: string | null;
  readonly schemaCode: ModelCode;
  readonly bpmn: string;
  /** Its path in the package. */
  readonly file: string;
}

/** A file of a package and its text. */
export interface ModelFile {
  readonly file: string;
  readonly text: string;
}

/** An application package whose files are right, each by itself and together. */
export interface AppPackage {
  readonly application: ApplicationFile;
  readonly models: readonly ModelDefinition[];
  /** The files of the models by their codes, for what is only seen beside other models. */
  readonly modelFiles: ReadonlyMap<string, ModelFile>;
  readonly workflows: readonly PackagedWorkflow[];
  readonly printTemplates: readonly PrintTemplateFile[];
  readonly portalPages: readonly PortalPageFile[];
  readonly reports: readonly ReportFile[];
}

/** Folder → how its files end. Everything else in a package is refused, so that a typing error does not go unseen. */
const folders = {
  models: /^models\/[^/]+\.ya?ml$/,
  diagrams: /^workflows\/[^/]+\.bpmn$/,
  workflows: /^workflows\/[^/]+\.ya?ml$/,
  printTemplates: /^print-templates\/[^/]+\.ya?ml$/,
  portalPages: /^portal-pages\/[^/]+\.(ya?ml|json)$/,
  reports: /^reports\/[^/]+\.ya?ml$/,
} as const;

const manifest = 'application.yaml';

/** Reads the files of a package (path → text). Throws packageInvalid with file, line:column and what is wrong. */
export async function readPackage(files: Readonly<Record<string, string>>): Promise<AppPackage> {
  const text = files[manifest];
  if (text === undefined)
    throw appError('packageInvalid', { file: manifest, place: '1:1', ...textParam('detail', packageTexts.missing) });
  refuseUnknownFiles(Object.keys(files));
  const named = (pattern: RegExp) =>
    Object.keys(files)
      .filter((path) => pattern.test(path))
      .sort()
      .map((path) => positionedFile(path, files[path] ?? ''));
  const applicationFile = positionedFile(manifest, text);
  const application = applicationFile.as(ApplicationFile);
  refuseRepeatedMenu(applicationFile, application.menu);
  const namedModels = named(folders.models);
  const fileOf = (code: string, file = ''): [string, ModelFile][] => [[code, { file, text: files[file] ?? '' }]];
  const models = readOnce(namedModels, (file) => file.as(ModelDefinition));
  for (const [index, model] of models.entries()) await refuseFaulty(model, namedModels[index]);
  return {
    application,
    models,
    modelFiles: new Map(models.flatMap(({ schemaCode }, index) => fileOf(schemaCode, namedModels[index]?.file))),
    workflows: await readWorkflows(files, models),
    printTemplates: readOnce(named(folders.printTemplates), (file) => withContent(file, file.as(PrintTemplateFile))),
    portalPages: readOnce(named(folders.portalPages), (file) => withContent(file, readPageFile(file))),
    reports: readOnce(named(folders.reports), (file) => withContent(file, readReportFile(file))),
  };
}

type Coded = { readonly code: string } | { readonly schemaCode: ModelCode };

/** Two files that describe one thing would undo each other at every import. */
function readOnce<T extends Coded>(files: readonly PositionedFile[], read: (file: PositionedFile) => T): T[] {
  const seen = new Set<string>();
  return files.map((file) => {
    const value = read(file);
    const member = 'code' in value ? 'code' : 'schemaCode';
    const code = 'code' in value ? value.code : value.schemaCode;
    if (seen.has(code)) throw file.problem([member], packageTexts.codeOfOtherFile(code));
    seen.add(code);
    return value;
  });
}

function withContent<T extends { content?: unknown; draft?: unknown }>(file: PositionedFile, value: T): T {
  if (value.content === undefined && value.draft === undefined) throw file.problem([], packageTexts.withoutContent);
  return value;
}

/** Returns whether a path is one of a package's files. */
export function isPackageFile(path: string): boolean {
  return path === manifest || Object.values(folders).some((pattern) => pattern.test(path));
}

function refuseUnknownFiles(paths: readonly string[]): void {
  const unknown = paths.find((path) => !isPackageFile(path));
  if (unknown !== undefined) {
    const detail = textParam('detail', packageTexts.notOfPackage);
    throw appError('packageInvalid', { file: unknown, place: '1:1', ...detail });
  }
}

function refuseRepeatedMenu(file: PositionedFile, menu: readonly MenuEntry[]): void {
  const seen = new Set<string>();
  const visit = (entries: readonly MenuEntry[], path: readonly (string | number)[]) => {
    for (const [index, { code, children = [] }] of entries.entries()) {
      if (seen.has(code)) throw file.problem([...path, index, 'code'], packageTexts.codeTwice(code));
      seen.add(code);
      visit(children, [...path, index, 'children']);
    }
  };
  visit(menu, ['menu']);
}

async function refuseFaulty(definition: ModelDefinition, file: PositionedFile | undefined): Promise<void> {
  const [problem] = await definitionProblems(definition);
  if (problem !== undefined && file !== undefined) throw file.problem(problem.path, problem.detail);
}

/** Diagrams with their facts: from the file beside them, else the process' id and name and the model that names it. */
async function readWorkflows(
  files: Readonly<Record<string, string>>,
  models: readonly ModelDefinition[],
): Promise<PackagedWorkflow[]> {
  const diagrams = Object.keys(files)
    .filter((path) => folders.diagrams.test(path))
    .sort();
  return Promise.all(diagrams.map((path) => readWorkflow(path, files, models)));
}

async function readWorkflow(
  path: string,
  files: Readonly<Record<string, string>>,
  models: readonly ModelDefinition[],
): Promise<PackagedWorkflow> {
  const bpmn = files[path] ?? '';
  const reading = await readTemplate(bpmn);
  if (!reading.ok) throw await templateInvalid(path, bpmn, reading.problems[0]);
  const beside = ['.yaml', '.yml'].map((end) => path.replace(/\.bpmn$/, end)).find((each) => each in files);
  const facts = beside === undefined ? {} : positionedFile(beside, files[beside] ?? '').as(WorkflowFile);
  const code = facts.code ?? reading.template.id;
  const schemaCode = facts.schemaCode ?? models.find(({ workflowCode }) => workflowCode === code)?.schemaCode;
  if (schemaCode === undefined) {
    const detail = textParam('detail', packageTexts.workflowOfNoModel(code));
    throw appError('packageInvalid', { file: path, place: placeOfElement(bpmn, code), ...detail });
  }
  const model = models.find((each) => each.schemaCode === schemaCode);
  const { template } = reading;
  const { properties } = model ?? {};
  const [wrong] =
    properties === undefined ? [] : [...checkFields(template, properties), ...checkCosts(template, properties)];
  if (wrong !== undefined) throw await templateInvalid(path, bpmn, wrong, properties);
  const name = facts.name ?? (reading.template.name || code);
  return { code, name, name_i18n: facts.name_i18n ?? null, schemaCode, bpmn, file: path };
}

async function templateInvalid(
  file: string,
  bpmn: string,
  found: TemplateProblem,
  properties: ModelDefinition['properties'] = [],
): Promise<AppError> {
  const [{ name, params, elementId } = found] = await problemsInWords([found], bpmn, properties);
  const [zh, en] = (['zh', 'en'] as const).map(
    (locale) => describeError({ code: codeOf(name), params }, locale).message,
  );
  const detail = textParam('detail', bilingual(zh ?? '', en ?? ''));
  return appError('packageInvalid', { file, place: placeOfElement(bpmn, elementId), ...detail });
}

/** Line and column of an element of a diagram; the beginning where it is not found. */
function placeOfElement(bpmn: string, elementId: string | null): string {
  if (elementId === null) return '1:1';
  const before = bpmn.slice(0, Math.max(0, bpmn.indexOf(` id="${elementId}"`))).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
