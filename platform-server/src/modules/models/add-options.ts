import type { AddedOptions } from '@portico/shared-kit/contract/import-outcomes.schema';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ModelDefinition, Property } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import {
  optionLimits,
  optionNamed,
  optionValues,
  takesOptions,
  unlistedValues,
  withOptions,
} from './options-of-imports.ts';
import { findModel, lockModel } from './models.repository.ts';
import { publishModel } from './publish-model.ts';

/**
 * See ModelService: adds options to the definition as it is now, whatever was published since it was read. An option that
 * somebody else has added meanwhile is not added again.
 */
export async function addOptions(
  trx: Database,
  platform: Pick<Platform, 'corpId' | 'now'>,
  { schemaCode, added }: { readonly schemaCode: ModelCode; readonly added: readonly AddedOptions[] },
): Promise<readonly AddedOptions[]> {
  await lockModel(trx, platform.corpId, schemaCode);
  const model = await findModel(trx, platform.corpId, schemaCode);
  if (model === undefined) throw appError('modelMissing', { schemaCode });
  let { definition } = model;
  const done: AddedOptions[] = [];
  for (const { propertyPath, options } of added) {
    const property = propertyAt(definition.properties, propertyPath.split('.'));
    const fresh = freshOptions(property, options);
    if (property === undefined || fresh === null)
      throw appError('importOptionsChanged', { property: property?.name ?? propertyPath });
    if (fresh.length === 0) continue;
    definition = withProperty(definition, propertyPath, withOptions(property, fresh));
    done.push({ propertyPath, options: fresh });
  }
  if (done.length > 0) await publishModel(trx, platform, model.appCode, definition);
  return done;
}

/** Returns those of the texts that are no options yet; null where the field cannot take them as they are. */
function freshOptions(property: Property | undefined, texts: readonly string[]): string[] | null {
  if (property === undefined) return null;
  const fresh = texts.filter((text) => unlistedValues(property, text).length > 0);
  if (fresh.length === 0) return fresh;
  // Named so by now, an option of another value would have a double.
  const isTaken = fresh.some((text) => optionNamed(property, text) !== null);
  const isFull = optionValues(property).length + fresh.length > optionLimits.all;
  return isTaken || isFull || !takesOptions(property) ? null : fresh;
}

type Column = NonNullable<Property['subSchema']>['properties'][number];

function propertyAt(properties: readonly Property[], [code, column]: readonly string[]): Column | undefined {
  const property = properties.find((each) => each.code === code);
  return column === undefined ? property : propertyAt(property?.subSchema?.properties ?? [], [column]);
}

function withProperty(definition: ModelDefinition, path: string, next: Column): ModelDefinition {
  const [code, column] = path.split('.');
  const replaced = (all: readonly Column[]) => all.map((each) => (each.code === next.code ? next : each));
  const properties = definition.properties.map((property) => {
    if (property.code !== code) return property;
    const { subSchema } = property;
    if (column === undefined || subSchema === undefined) return next;
    return { ...property, subSchema: { ...subSchema, properties: replaced(subSchema.properties) } };
  });
  return { ...definition, properties };
}
