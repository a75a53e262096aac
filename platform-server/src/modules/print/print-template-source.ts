import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { DesignPart } from '@portico/shared-kit/contract/design-kinds.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { pageSettingsDefaults, printTemplateVersion } from '@portico/shared-kit/contract/print-template';
import type { PrintTemplateDesignSummary } from '@portico/shared-kit/contract/print-template-design.schema';
import { appError } from '@portico/shared-kit/errors';
import { systemProperties } from '@portico/shared-kit/fields';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  checkDocument,
  contentOf,
  type DesignSource,
  designsEverywhere,
  documentCode,
  type DocumentFacts,
  type DocumentKey,
  type EditableDesign,
  findApplicationNames,
  isDocumentCode,
  type NewDesign,
  peopleOf,
  presentDocument,
  presentModel,
  presentUses,
} from '../designs/index.ts';
import { mayDesignFor, type Model } from '../models/index.ts';
import type { TemplateDesignContext, TemplateTypes } from './print-template-designing.ts';
import { usesOfTemplate } from './print-template-uses.ts';
import { nextSortIndex, printTemplates, type PrintTemplateFacts } from './print-templates.repository.ts';

/** Print templates as a user designs them. */
export function templateSource(
  designing: TemplateDesignContext,
  facts: DocumentFacts<PrintTemplateFacts, Model>,
): DesignSource<'printTemplate', TemplateTypes> {
  const { platform, models } = designing;
  const { db } = platform.connections;
  const open = (user: SignedInUser, designKey: string) => openTemplate(designing, user, designKey);
  return {
    open,
    summaries: (user, designKey) =>
      summariesFor(designing, user, designKey === undefined ? {} : { code: documentCode(designKey) }),
    wordsOf: ({ name, name_i18n, templateCode, modelName, modelName_i18n, schemaCode }) => [
      name,
      name_i18n,
      templateCode,
      modelName,
      modelName_i18n,
      schemaCode,
    ],

    async details(user, designKey) {
      const { key, model, published } = await open(user, designKey);
      const uses = published === undefined ? [] : await usesOfTemplate(db, key, await models.all());
      const content = await contentOf(db, printTemplates, key);
      const properties = [...systemProperties, ...model.definition.properties] as unknown as Property[];
      return { content, canTakeOver: designsEverywhere(user), uses: presentUses(uses), properties };
    },

    async check(user, { designKey, content: now }, locale) {
      const { key, model } = await open(user, designKey);
      return checkDocument(facts, { content: now ?? (await contentOf(db, printTemplates, key)), model }, locale);
    },

    begin: (user, input) => beginTemplate(designing, user, input),
  };
}

async function modelOf(
  { models }: TemplateDesignContext,
  user: SignedInUser,
  schemaCode: ModelCode,
): Promise<Model | undefined> {
  const model = (await models.all()).find((each) => each.schemaCode === schemaCode);
  return model !== undefined && mayDesignFor(user, model.definition) ? model : undefined;
}

/** A template as it is kept. Throws printTemplateMissing, noPermissionToView where its model is not the user's to design. */
async function openTemplate(
  designing: TemplateDesignContext,
  user: SignedInUser,
  designKey: string,
): Promise<EditableDesign<TemplateTypes>> {
  const { connections, corpId } = designing.platform;
  const key = { corpId, code: documentCode(designKey) };
  const [[row], [published]] = await Promise.all([
    printTemplates.designs.find(connections.db, corpId, key),
    printTemplates.versions.findNewest(connections.db, corpId, key),
  ]);
  if (row === undefined) throw appError('printTemplateMissing', { code: designKey });
  const model = await modelOf(designing, user, row.schemaCode);
  if (model === undefined) throw appError('noPermissionToView');
  return { key, model, row, published };
}

/** Every template of the models that the user designs, or the named one, by application and model in the order of printing. */
async function summariesFor(
  { platform: { connections, corpId, now }, models, usersById }: TemplateDesignContext,
  user: SignedInUser,
  only: Partial<DocumentKey>,
): Promise<PrintTemplateDesignSummary[]> {
  const { db } = connections;
  const [all, rows, versions, applications] = await Promise.all([
    models.all(),
    printTemplates.designs.find(db, corpId, only),
    printTemplates.versions.findNewest(db, corpId, only),
    findApplicationNames(db, corpId),
  ]);
  const own = new Map(
    all.filter(({ definition }) => mayDesignFor(user, definition)).map((model) => [model.schemaCode, model]),
  );
  const newest = new Map(versions.map((version) => [version.code, version]));
  const around = { people: await usersById(peopleOf(rows, versions)), viewer: { userId: user.id, at: now() } };
  const shown = rows
    .filter(({ code }) => isDocumentCode(code))
    .toSorted((left, right) => left.sortKey - right.sortKey)
    .flatMap((row) => {
      const model = own.get(row.schemaCode);
      if (model === undefined) return [];
      const { schemaCode, appCode, definition } = model;
      const ofModel = { schemaCode, appCode, name: definition.name, nameI18n: definition.name_i18n ?? null };
      const { code: templateCode, formCode } = row;
      const document = presentDocument(row, newest.get(templateCode), around);
      return [{ templateCode, sheetCode: formCode, ...presentModel(ofModel, applications), ...document }];
    });
  const byNames = (left: PrintTemplateDesignSummary, right: PrintTemplateDesignSummary) =>
    left.appName.localeCompare(right.appName, 'zh') || left.modelName.localeCompare(right.modelName, 'zh');
  return shown.toSorted(byNames);
}

/** Begins a template of one empty page, after those that its model has. Throws noPermissionToView, formMissing. */
async function beginTemplate(
  designing: TemplateDesignContext,
  user: SignedInUser,
  input: { readonly designKey: string } & DesignPart<'printTemplate', 'creation'>,
): Promise<NewDesign<DocumentKey>> {
  const { designKey, name, name_i18n: nameI18n = null, schemaCode, sheetCode: formCode = null } = input;
  const code = documentCode(designKey);
  const model = await modelOf(designing, user, schemaCode);
  if (model === undefined) throw appError('noPermissionToView');
  if (formCode !== null && !model.definition.forms.some((form) => form.code === formCode))
    throw appError('formMissing', { sheetCode: formCode });
  const key = { corpId: designing.platform.corpId, code };
  const content = { version: printTemplateVersion, pages: [[pageSettingsDefaults]] };
  return {
    key,
    code,
    async insert(trx, editor) {
      const sortKey = await nextSortIndex(trx, key.corpId, schemaCode);
      const own = { name: name.trim(), nameI18n, schemaCode, formCode, sortKey };
      return printTemplates.designs.insert(trx, key, { content, own, revision: 1, basedOn: null, ...editor });
    },
  };
}
