import type { ExportFormat } from '@portico/shared-kit/contract/exports.schema';
import type { ListView } from '@portico/shared-kit/contract/models.schema';
import { fileTimestamp } from '@portico/shared-kit/formats';
import { localised, type Locale } from '@portico/shared-kit/i18n';
import { cleanFileName } from '../files/index.ts';
import type { Model } from '../models/index.ts';

/** Signs that one file system or another takes for something else. */
const refused = /[\\/:*?"<>|]/g;
/** Characters of a title in the name of a file. */
const longestTitle = 100;

/** Returns the title of a list: its model's, and its view's where there are several. */
export function listTitle({ definition }: Model, view: ListView | undefined, locale: Locale): string {
  const title = localised(definition.name, definition.name_i18n, locale);
  if (view === undefined || definition.listViews.length === 1) return title;
  return `${title} ${localised(view.name, view.name_i18n, locale)}`;
}

/** Returns the name of an export's file: the title of the list and the time, yyyyMMddHHmmss (list spec, section 9). */
export function exportFileName(title: string, at: Date, format: ExportFormat): string {
  const safe = Array.from(title.replace(refused, ' ').trim()).slice(0, longestTitle).join('');
  return cleanFileName(`${safe}${fileTimestamp(at.getTime())}.${format}`);
}
