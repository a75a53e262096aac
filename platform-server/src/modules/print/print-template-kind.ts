import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { printTemplateVersion } from '@portico/shared-kit/contract/print-template';
import type { PrintTemplateDesignSummary } from '@portico/shared-kit/contract/print-template-design.schema';
import { appError } from '@portico/shared-kit/errors';
import { systemProperties } from '@portico/shared-kit/fields';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  type DesignAdapter,
  type DocumentFacts,
  documentKind,
  type DocumentRights,
  findApplicationNames,
  presentModel,
} from '../designs/index.ts';
import { mayDesignFor, type Model } from '../models/index.ts';
import type { TemplateDesignContext, TemplateTypes } from './print-template-designing.ts';
import { printTemplateFormat, unknownItems } from './print-template-format.ts';
import { usesOfTemplate } from './print-template-uses.ts';
import { nextSortIndex, printTemplates, type PrintTemplateFacts } from './print-templates.repository.ts';

/**
 * Print templates as a kind of designs: each belongs to a model. Templates whose code a package chose otherwise than as a code
 * are printed and not designed.
 */
export function printTemplateKind(designing: TemplateDesignContext): DesignAdapter<'printTemplate', TemplateTypes> {
  const { models, platform } = designing;
  const facts: DocumentFacts<PrintTemplateFacts, Model> = {
    format: printTemplateFormat,
    tables: printTemplates,
    findings: unknownItems,
    usesOf: async (db, { key }) => usesOfTemplate(db, key, await models.all()),
  };
  return documentKind(designing, {
    kind: 'printTemplate',
    audit: { publish: 'printTemplatePublish', delete: 'printTemplateDelete' },
    facts,
    missing: (code) => appError('printTemplateMissing', { code }),
    wordsOf: ({ name, name_i18n, templateCode, modelName, modelName_i18n, schemaCode }) => [
      name,
      name_i18n,
      templateCode,
      modelName,
      modelName_i18n,
      schemaCode,
    ],
    inOrder: byModel,
    ordered: (rows) => rows.toSorted((left, right) => left.sortKey - right.sortKey),
    rightsOf: (user) => templateRights(designing, user),
    detailsOf: (model) => detailsOf(designing, model),

    // A template begins with one empty page, after those that its model has.
    async begin(user, _code, { schemaCode, sheetCode: formCode = null }) {
      const model = (await ownModels(designing, user)).get(schemaCode);
      if (model === undefined) throw appError('noPermissionToView');
      if (formCode !== null && !model.definition.forms.some((form) => form.code === formCode))
        throw appError('formMissing', { sheetCode: formCode });
      return {
        content: { version: printTemplateVersion, pages: [[pageSettingsDefaults]] },
        columns: async (trx) => {
          const sortKey = await nextSortIndex(trx, platform.corpId, schemaCode);
          return { schemaCode, formCode, sortKey };
        },
      };
    },
  });
}

/** Fields that a template can print, and the activities whose signatures and opinions. */
async function detailsOf({ workflowsOf }: TemplateDesignContext, { schemaCode, definition }: Model) {
  return {
    properties: [...systemProperties, ...definition.properties],
    workflows: await workflowsOf(schemaCode),
  };
}

/** The models for which a user designs. */
async function ownModels({ models }: TemplateDesignContext, user: SignedInUser): Promise<Map<ModelCode, Model>> {
  const own = (await models.all()).filter(({ definition }) => mayDesignFor(user, definition));
  return new Map(own.map((model) => [model.schemaCode, model]));
}

async function templateRights(
  designing: TemplateDesignContext,
  user: SignedInUser,
): Promise<DocumentRights<'printTemplate', PrintTemplateFacts, Model>> {
  const { connections, corpId } = designing.platform;
  const [own, applications] = await Promise.all([
    ownModels(designing, user),
    findApplicationNames(connections.db, corpId),
  ]);
  return {
    modelOf: ({ schemaCode }) => own.get(schemaCode) ?? null,
    placeOf({ code: templateCode, formCode }, { schemaCode, appCode, definition }) {
      const ofModel = { schemaCode, appCode, name: definition.name, nameI18n: definition.name_i18n ?? null };
      return { templateCode, sheetCode: formCode, ...presentModel(ofModel, applications) };
    },
  };
}

const byModel = (left: PrintTemplateDesignSummary, right: PrintTemplateDesignSummary) =>
  left.appName.localeCompare(right.appName, 'zh') || left.modelName.localeCompare(right.modelName, 'zh');
