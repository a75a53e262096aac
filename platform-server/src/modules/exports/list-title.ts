import type { ListView } from '@portico/shared-kit/contract/models.schema';
import { localised, type Locale } from '@portico/shared-kit/i18n';
import type { Model } from '../models/index.ts';

/** Returns the title of a list: its model's, and its view's where there are several. */
export function listTitle({ definition }: Model, view: ListView | undefined, locale: Locale): string {
  const title = localised(definition.name, definition.name_i18n, locale);
  if (view === undefined || definition.listViews.length === 1) return title;
  return `${title} ${localised(view.name, view.name_i18n, locale)}`;
}
