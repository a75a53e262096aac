import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { localised, type Locale } from '@portico/shared-kit/i18n';

/**
 * Returns the name of a list: that of the menu entry that leads to it, so that both say the same; the model's name
 * where no entry does. An entry of this very view goes before one of the model.
 */
export function listName(config: ListConfig, menu: readonly MenuNode[], locale: Locale): string {
  const entries = menu.filter(({ type, code }) => type === 'BizModel' && code === config.schemaCode);
  const entry = entries.find(({ queryCode: viewCode }) => viewCode === config.view.code) ?? entries[0];
  const { name, name_i18n } = entry ?? config;
  return localised(name, name_i18n, locale);
}
