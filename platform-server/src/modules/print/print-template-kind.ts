import { designLockSeconds } from '@portico/shared-kit/contract/designs.schema';
import { appError } from '@portico/shared-kit/errors';
import {
  type DesignAdapter,
  designsEverywhere,
  documentDrafts,
  type DocumentFacts,
  documentVersions,
} from '../designs/index.ts';
import type { Model } from '../models/index.ts';
import type { TemplateDesignContext, TemplateTypes } from './print-template-designing.ts';
import { printTemplateFormat, unknownItems } from './print-template-format.ts';
import { templateSource } from './print-template-source.ts';
import { usesOfTemplate } from './print-template-uses.ts';
import { printTemplates, type PrintTemplateFacts } from './print-templates.repository.ts';

/**
 * Print templates as a kind of designs: for administrators, each those of the models that are theirs. A design is named by its
 * template's code; templates whose code a package chose otherwise than as a code are printed and not designed.
 */
export function printTemplateKind(designing: TemplateDesignContext): DesignAdapter<'printTemplate', TemplateTypes> {
  const { models, notifyTakenOver } = designing;
  const facts: DocumentFacts<PrintTemplateFacts, Model> = {
    format: printTemplateFormat,
    tables: printTemplates,
    findings: unknownItems,
    usesOf: async (trx, { key }) => usesOfTemplate(trx, key, await models.all()),
  };
  return {
    kind: 'printTemplate',
    lockSeconds: designLockSeconds,
    notifyTakenOver,
    audit: { publish: 'printTemplatePublish', delete: 'printTemplateDelete', idOf: ({ code }) => code },
    mayTakeOver: designsEverywhere,
    namesOf: ({ row }) => row,
    missing: (designKey) => appError('printTemplateMissing', { code: designKey }),
    unpublished: (designKey) => appError('printTemplateMissing', { code: designKey }),
    forget: () => undefined,
    ...templateSource(designing, facts),
    ...documentDrafts(facts),
    ...documentVersions(facts),
  };
}
