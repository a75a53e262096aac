import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { propertyName, systemProperties } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';

/** What the data items of a list are called; those that its reader does not see by their codes. */
export function useItemNames({ properties }: Pick<ListConfig, 'properties'>): (code: string) => string {
  const locale = useLocale();
  return (code) => {
    const property = [...properties, ...systemProperties].find((each) => each.code === code);
    return property === undefined ? code : propertyName(property, locale);
  };
}
