import { isJsonObject, type JsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { ErrorName } from '@portico/shared-kit/errors';
import { type Property, readSpecFilters } from '@portico/shared-kit/fields';
import { migratePortalPage, savedWidgets } from '@portico/shared-kit/portal-pages';
import type { DocumentFinding } from '../designs/index.ts';
import type { PageModel } from './portal-page-designing.ts';

/**
 * Returns what the text lists of a page show that is gone: a model, a field that is shown, sorted by or compared, a condition
 * that cannot be read any more. Such a list says so in its place, the rest of the page works.
 */
export function listFindings(content: JsonObject, { models }: Pick<PageModel, 'models'>): DocumentFinding[] {
  const document = migratePortalPage(content);
  if (document === null) return [];
  const propertiesOf = (model: string) => models.find(({ schemaCode }) => schemaCode === model)?.table.properties;
  return savedWidgets(document).flatMap(({ path, value }) => {
    const partId = isJsonObject(value) && typeof value['id'] === 'string' ? value['id'] : null;
    return sourcesOf(value).flatMap((source) => {
      const { bizModel } = source;
      if (source['dataSource'] !== 'bizModel' || typeof bizModel !== 'string') return [];
      return sourceFaults(source, { model: bizModel, properties: propertiesOf(bizModel) }).map(
        ({ name, params }): DocumentFinding => ({ name, params, path, partId, severity: 'warning' }),
      );
    });
  });
}

/** The sources of a saved widget, whatever is in them; none where it is no text list. */
function sourcesOf(widget: unknown): readonly JsonObject[] {
  if (!isJsonObject(widget) || !isJsonObject(widget['settings'])) return [];
  const { type, settings } = widget;
  if (type === 'TextList') return [settings];
  if (type !== 'TabTextList') return [];
  return listOf(settings['heads']).filter(isJsonObject);
}

interface SourceModel {
  readonly model: string;
  /** Undefined where the model is gone. */
  readonly properties: readonly Property[] | undefined;
}

type Fault = Pick<DocumentFinding, 'params'> & { readonly name: ErrorName };

function sourceFaults(source: JsonObject, { model, properties }: SourceModel): readonly Fault[] {
  if (properties === undefined) return [{ name: 'portalModelGone', params: { model } }];
  const { displayField, sortField, queryConditions } = source;
  const conditions = listOf(queryConditions)
    .filter(isJsonObject)
    .map(({ propertyCode, propertyValue }) => ({ propertyCode, propertyValue }));
  const named = [...listOf(displayField), sortField, ...conditions.map(({ propertyCode }) => propertyCode)];
  const codes = new Set(named.filter((code): code is string => typeof code === 'string'));
  const gone = [...codes].filter((code) => properties.every((property) => property.code !== code));
  return [
    ...gone.map((property) => ({ name: 'portalFieldGone', params: { model, property } }) as const),
    ...conditions.flatMap(({ propertyCode, propertyValue }): readonly Fault[] => {
      const property = properties.find(({ code }) => code === propertyCode);
      if (property === undefined) return [];
      const reading = readSpecFilters(properties, [{ propertyCode: property.code, propertyValue }], new Set());
      if (reading.ok) return [];
      const { name, name_i18n } = property;
      const names = { property: name, property_i18n: name_i18n ?? '' };
      return [{ name: 'portalConditionUnreadable', params: names }];
    }),
  ];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
