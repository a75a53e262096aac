import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { appError } from '@portico/shared-kit/errors';
import {
  type FileValue,
  type Property,
  propertyName,
  type RowValue,
  storageOf,
  unitMissing,
  type UnitValue,
} from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import type { ModelTable } from '../../../record-store/index.ts';
import type { FileService } from '../../files/index.ts';
import * as repository from '../records.repository.ts';

/** A value of a record or of a sub-table's row that refers to something, with its place, so that it can be replaced. */
export interface Reference {
  readonly property: Property;
  readonly holder: Record<string, unknown>;
}

interface ReferenceContext {
  readonly corpId: string;
  readonly locale: Locale;
  readonly files: Pick<FileService, 'filesById'>;
}

/** Every value that is filled in, those of sub-tables' rows by themselves. */
export function referencesIn(properties: readonly Property[], holder: Record<string, unknown>): Reference[] {
  // Most saves give one value of many: only the fields that have one cost anything.
  const filled = properties.filter(({ code }) => (holder[code] ?? null) !== null);
  return filled.flatMap((property): Reference[] => {
    if (!storageOf(property).hasTable) return [{ property, holder }];
    const columns = property.subSchema?.properties ?? [];
    return (holder[property.code] as RowValue[]).flatMap((row) =>
      referencesIn(columns, row as Record<string, unknown>),
    );
  });
}

interface Unit {
  readonly id: string;
  readonly name: string;
}

const unitsOf = ({ property, holder }: Reference) => [holder[property.code] as Unit | readonly Unit[]].flat();
const filesOf = ({ property, holder }: Reference) => holder[property.code] as FileValue[];

/**
 * Makes sure that people, departments and files of checked values exist, and puts their own names, sizes and types in
 * place of what the client said about them. Throws valueInvalid. Whether a file is the user's to attach is decided when
 * it is attached.
 */
export async function resolveReferences(
  db: Database,
  table: ModelTable,
  values: Record<string, unknown>,
  context: ReferenceContext,
): Promise<void> {
  const all = referencesIn(table.properties, values);
  const naming = (unit: 'user' | 'department' | 'unit') =>
    all.filter(({ property }) => storageOf(property).refersTo === unit);
  const [people, departments, mixes] = [naming('user'), naming('department'), naming('unit')];
  const attached = all.filter(({ property }) => storageOf(property).holdsFiles);
  const ids = (references: readonly Reference[]) => [...new Set(references.flatMap(unitsOf).map(({ id }) => id))];
  const units = await repository.findUnits(db, context.corpId, {
    users: [...ids(people), ...idsOfType(mixes, 3)],
    departments: [...ids(departments), ...idsOfType(mixes, 1)],
  });
  for (const reference of people) resolveOrgUnits(reference, units.users, context.locale);
  for (const reference of departments) resolveOrgUnits(reference, units.departments, context.locale);
  for (const reference of mixes) resolveMixedOrgUnits(reference, units, context.locale);
  const files = await context.files.filesById(fileIdsOf(attached), db);
  for (const reference of attached) resolveFiles(reference, files, context.locale);
}

function fileIdsOf(references: readonly Reference[]): string[] {
  return [...new Set(references.flatMap((each) => filesOf(each).map(({ id }) => id)))];
}

/** The ids of the files in a record's values, sub-tables included. */
export function attachedFiles(table: ModelTable, values: Record<string, unknown>): string[] {
  const all = referencesIn(table.properties, values);
  return fileIdsOf(all.filter(({ property }) => storageOf(property).holdsFiles));
}

function refuse(property: Property, name: string, locale: Locale): never {
  const reason = unitMissing(name).text(locale);
  throw appError('valueInvalid', { property: propertyName(property, locale), reason });
}

const namesOf = ({ name, name_i18n }: repository.OrgUnitName) => ({ name, ...(name_i18n ? { name_i18n } : {}) });

function resolveOrgUnits(reference: Reference, known: repository.OrgUnitNames, locale: Locale): void {
  const { property, holder } = reference;
  const resolved = unitsOf(reference).map(({ id, name }): Unit => {
    const own = known.get(id);
    return own === undefined ? refuse(property, name || id, locale) : { id, ...namesOf(own) };
  });
  holder[property.code] = Array.isArray(holder[property.code]) ? resolved : resolved[0];
}

const mixOf = ({ property, holder }: Reference) => holder[property.code] as readonly UnitValue[];

function idsOfType(references: readonly Reference[], type: UnitValue['unitType']): string[] {
  return references.flatMap(mixOf).flatMap(({ id, unitType }) => (unitType === type ? [id] : []));
}

function resolveMixedOrgUnits(
  reference: Reference,
  known: { readonly users: repository.OrgUnitNames; readonly departments: repository.OrgUnitNames },
  locale: Locale,
): void {
  const { property, holder } = reference;
  holder[property.code] = mixOf(reference).map(({ id, unitType, name }): UnitValue => {
    const own = (unitType === 3 ? known.users : known.departments).get(id);
    return own === undefined ? refuse(property, name || id, locale) : { id, unitType, ...namesOf(own) };
  });
}

function resolveFiles(reference: Reference, known: ReadonlyMap<string, StoredFile>, locale: Locale): void {
  reference.holder[reference.property.code] = filesOf(reference).map(({ id, name }) => {
    const file = known.get(id);
    if (file === undefined) return refuse(reference.property, name, locale);
    return { id, name: file.name, size: file.size, mimeType: file.mimeType };
  });
}
