import type { IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { propertyName, systemProperties } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { itemCodes } from './recommended-index.model.ts';

/** Returns the names of the fields of a list; for those that its reader does not see, their codes. */
function useItemNames({ properties }: Pick<ListConfig, 'properties'>): (code: string) => string {
  const locale = useLocale();
  return (code) => {
    const property = [...properties, ...systemProperties].find((each) => each.code === code);
    return property === undefined ? code : propertyName(property, locale);
  };
}

/** Returns the name of an index: its fields, in their order. */
export function useIndexNames(config: Pick<ListConfig, 'properties'>): (index: IndexDefinition) => string {
  const nameOf = useItemNames(config);
  return (index) => itemCodes(index).map(nameOf).join(' + ');
}
