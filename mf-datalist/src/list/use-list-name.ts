import { useListMenuQuery } from '@portico/shared-kit/api/applications.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { MenuNode } from '@portico/shared-kit/contract/applications.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { listName } from './list-name.model.ts';

const noMenu: readonly MenuNode[] = [];

/** Returns the name of a list in the user's language. The shell has asked for the menu already. */
export function useListName(config: ListConfig): string {
  const { data: menu = noMenu } = useListMenuQuery(config.appCode);
  return listName(config, menu, useLocale());
}
