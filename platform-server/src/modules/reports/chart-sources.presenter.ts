import type { ChartSourceFields, ChartSourceSummary } from '@portico/shared-kit/contract/reports.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { Property as Field } from '@portico/shared-kit/fields';
import { platformSources } from '@portico/shared-kit/reports';
import type { Model } from '../models/index.ts';
import type { ChartSource } from './chart-source.ts';

/** Names of applications by their codes. */
type Applications = ReadonlyMap<string, { readonly name: string; readonly nameI18n: string | null }>;

/** Sources of charts: models by application and name, then what the platform keeps itself. */
export function presentSources(models: readonly Model[], applications: Applications): ChartSourceSummary[] {
  const own = models.map(({ schemaCode, appCode, definition: { name, name_i18n = null } }) => {
    const application = applications.get(appCode);
    const ofApplication = {
      appCode,
      appName: application?.name ?? appCode,
      appName_i18n: application?.nameI18n ?? null,
    };
    return { schemaCode, name, name_i18n, ...ofApplication };
  });
  const noApplication = { appCode: null, appName: null, appName_i18n: null };
  const byName = (left: ChartSourceSummary, right: ChartSourceSummary) =>
    (left.appName ?? '').localeCompare(right.appName ?? '', 'zh') || left.name.localeCompare(right.name, 'zh');
  return [
    ...own.toSorted(byName),
    ...Object.entries(platformSources).map(([schemaCode, { name, name_i18n }]) => ({
      schemaCode,
      name,
      name_i18n,
      ...noApplication,
    })),
  ];
}

/** The fields of a source as its reader sees them: those that are hidden on every record are left out, columns, too. */
export function presentSource({ schemaCode, table, policy }: ChartSource): ChartSourceFields {
  const isSeen = (code: string) => policy.fields.visible.get(code) !== 'none';
  const properties = table.properties
    .filter(({ code }) => isSeen(code))
    .map(({ subSchema, ...property }) => {
      if (subSchema === undefined) return plain(property);
      const columns = subSchema.properties.filter(({ code }) => isSeen(`${property.code}.${code}`)).map(plain);
      return { ...plain(property), subSchema: { properties: columns } };
    });
  return { schemaCode, properties };
}

/** A field without what forms alone need. */
function plain({ code, name, name_i18n = null, propertyType, system, settings }: Field): Property {
  return {
    code,
    name,
    name_i18n,
    propertyType,
    ...(system === undefined ? {} : { system }),
    ...(settings === undefined ? {} : { settings }),
  };
}
