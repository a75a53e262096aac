import { ownExpressions } from './own-expressions.ts';
import type { DataRule } from '@portico/shared-kit/contract/data-rules.schema';
import type { FormConfig, PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { codesOf, readDataRules } from '@portico/shared-kit/data-rules';
import { kindOf, optionSourceOf, type Property, storageOf } from '@portico/shared-kit/fields';

const refersToRecords = (property: Property) => storageOf(property).refersTo === 'record';

/** People and departments are found in the address book, which is for people of the organisation. */
function isInAddressBook(property: Property): boolean {
  return storageOf(property).refersTo !== null && !refersToRecords(property);
}

/** The form as somebody without an account gets it. */
export interface RestrictedForm {
  readonly config: FormConfig;
  /** The items that they fill in, columns as `lines.product`. */
  readonly items: ReadonlyMap<string, Property>;
}

/** Returns whether filling it in means to look through names of other records. */
export function looksUp({ subSchema, ...property }: Property): boolean {
  if (subSchema !== undefined) return subSchema.properties.some(looksUp);
  return refersToRecords(property) || optionSourceOf(property) !== null;
}

/** The fields of a form that whoever makes a link may fill in and may have others fill in. */
export function offeredItems({ form, properties, readOnly }: FormConfig): PropertyWithRights[] {
  const inForm = new Set(form.sections.flatMap((section) => section.properties));
  const isOffered = (property: PropertyWithRights, path: string) =>
    property.visible !== false &&
    property.system !== true &&
    !readOnly.includes(path) &&
    kindOf(property).readOnlySource === undefined &&
    !isInAddressBook(property);
  return properties.flatMap((property): PropertyWithRights[] => {
    const { code, subSchema } = property;
    if (!inForm.has(code) || !isOffered(property, code)) return [];
    if (subSchema === undefined) return [property];
    const columns = subSchema.properties.filter((column) => isOffered(column, `${code}.${column.code}`));
    return columns.length === 0 ? [] : [{ ...property, subSchema: { properties: columns } }];
  });
}

/** The form with the chosen fields and no word of any other; null: those that look nothing up. */
export function restrictedForm(config: FormConfig, fields: readonly string[] | null): RestrictedForm {
  const chosen = offeredItems(config).filter((item) => (fields === null ? !looksUp(item) : fields.includes(item.code)));
  const items = pathsOf(chosen);
  const sections = config.form.sections
    .map((section) => ({ ...section, properties: section.properties.filter((code) => items.has(code)) }))
    .filter(({ properties, instruction }) => properties.length > 0 || instruction !== undefined);
  const tabs = config.form.tabs?.filter(({ code }) => sections.some(({ tab }) => tab === code)) ?? [];
  return {
    items,
    config: {
      ...config,
      form: { ...withoutTabs(config.form), sections, ...(tabs.length === 0 ? {} : { tabs }) },
      properties: ownExpressions(config.properties, chosen).map((property) => withoutSources(property, property.code)),
      workflowCode: null,
      canAdd: true,
      readOnly: [],
      dataRules: (config.dataRules ?? []).filter((rule) => isAbout(rule, items)),
    },
  };
}

const withoutTabs = ({ tabs: _, ...form }: FormConfig['form']) => form;

/** Fields and columns by their paths. */
export function pathsOf(properties: readonly Property[]): ReadonlyMap<string, Property> {
  return new Map(
    properties.flatMap((property): [string, Property][] => [
      [property.code, property],
      ...(property.subSchema?.properties ?? []).map((column): [string, Property] => [
        `${property.code}.${column.code}`,
        column,
      ]),
    ]),
  );
}

/** Rules that compare with other records, or with what is not given, are the server's alone. */
function isAbout(rule: DataRule, items: RestrictedForm['items']): boolean {
  return readDataRules([rule]).every(
    (read) =>
      items.has(read.propertyCode) &&
      codesOf(read).every((code) => items.has(code)) &&
      !(read.checkType === 2 && read.operand.from === 'records'),
  );
}

/**
 * Leaves with the server which records are looked up, under which conditions, and the values that picking one copies.
 * The client knows them by the path of the field, their names as `name`, and what they are matched with as
 * `beside`.
 */
function withoutSources({ visible: _, writable: __, subSchema, ...property }: PropertyWithRights, path: string) {
  const source = optionSourceOf(property);
  const match = source?.match ? { match: { propertyCode: 'beside', equals: source.match.equals } } : {};
  const settings = refersToRecords(property)
    ? { schemaCode: path, nameProperty: 'name' }
    : { ...property.settings, ...(source && { source: { schemaCode: path, propertyCode: 'name', ...match } }) };
  const columns = subSchema?.properties.map(
    (column): PropertyWithRights => withoutSources(column, `${path}.${column.code}`),
  );
  return { ...property, settings, ...(columns === undefined ? {} : { subSchema: { properties: columns } }) };
}
