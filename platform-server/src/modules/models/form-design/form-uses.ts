import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { actionAssociations } from '@portico/shared-kit/contract/list-actions';
import type { FormWorkflow } from '@portico/shared-kit/contract/form-design.schema';
import type { ModelDefinition, QueryAction } from '@portico/shared-kit/contract/models.schema';
import { type BilingualText, localised } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import { hasRecords } from '../../../record-store/index.ts';
import { relationsOf } from '../check-relations.ts';
import { findExternalLinks, findMenuAddresses, findPrintTemplates } from '../form-availability.repository.ts';
import type { FormKey } from '../form-versions.repository.ts';
import type { Model } from '../model.ts';
import { findDefinitions } from '../models.repository.ts';
import { formUseTexts as words } from './form-uses.texts.ts';

interface HasNames {
  readonly name: string;
  readonly name_i18n?: string | null | undefined;
}

const namesOf = ({ name, name_i18n = null }: HasNames) => ({ zh: name, en: localised(name, name_i18n, 'en') });
const ofRow = ({ name, nameI18n }: { readonly name: string; readonly nameI18n: string | null }) =>
  namesOf({ name, name_i18n: nameI18n });

/**
 * Returns the reasons for which a form cannot be deleted, in words: what leads to it by its code, and of the model's
 * first form also what knows no form and opens with that one: records, workflows and buttons. Empty for one that is no
 * use to anybody. `workflows` are those of the model.
 */
export async function usesOfForm(
  db: Database,
  key: FormKey,
  { definition, table }: Model,
  workflows: readonly FormWorkflow[],
): Promise<BilingualText[]> {
  const { corpId, schemaCode, formCode } = key;
  const isFirst = definition.forms[0]?.code === formCode;
  const [definitions, templates, links, menus, isInUse] = await Promise.all([
    findDefinitions(db, corpId),
    findPrintTemplates(db, key),
    findExternalLinks(db, key),
    findMenuAddresses(db, corpId),
    isFirst && hasRecords(db, { table, corpId }),
  ]);
  const menusToIt = menus.filter(({ addresses }) => addresses.some((address) => leadsToForm(address, key)));
  return [
    ...(isFirst && definition.forms.length === 1 ? [words.onlyForm] : []),
    ...(isInUse ? [words.records] : []),
    ...(isFirst ? workflows.map((workflow) => words.workflow(namesOf(workflow))) : []),
    ...definitions.flatMap((other) => relationsTo(other, key)),
    ...definitions.flatMap((other) =>
      buttonsOf(other, (action) => leadsThere(action, key) || (isFirst && addsTo(action, schemaCode))),
    ),
    ...menusToIt.map((row) => words.menu(ofRow(row))),
    ...templates.map((row) => words.printTemplate(ofRow(row))),
    ...links.map((row) => words.externalLink(ofRow(row))),
  ];
}

function relationsTo(other: ModelDefinition, { schemaCode, formCode }: FormKey): BilingualText[] {
  return relationsOf(other)
    .filter(({ settings }) => settings.schemaCode === schemaCode && settings.sheetCode === formCode)
    .map(({ property }) => words.relation(namesOf(other), namesOf(property)));
}

function buttonsOf(other: ModelDefinition, isWanted: (action: QueryAction) => boolean): BilingualText[] {
  const actions = other.listViews.flatMap(({ queryActions }) => queryActions).filter(isWanted);
  return actions.map((action) => words.button(namesOf(other), namesOf(action)));
}

function addsTo({ associationType, associationCode }: QueryAction, schemaCode: ModelCode): boolean {
  return associationType === actionAssociations.form && associationCode === schemaCode;
}

function leadsThere({ extend1 }: QueryAction, key: FormKey): boolean {
  return extend1 !== undefined && leadsToForm(extend1, key);
}

/** Returns whether an address of the portal, whole or a path, names this form. */
export function leadsToForm(address: string, { schemaCode, formCode }: Omit<FormKey, 'corpId'>): boolean {
  const url = URL.parse(address, 'https://portal.invalid');
  if (url === null || !url.pathname.endsWith('/form/detail')) return false;
  return url.searchParams.get('schemaCode') === schemaCode && url.searchParams.get('sheetCode') === formCode;
}
