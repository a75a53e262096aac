import { type DocumentMigration, isJsonObject, type JsonObject, upToDate } from '../contract/versioned-json.ts';

/** Version 1 was a list of widgets beside the measures of the grid; version 2 is a tree. */
const toTree: DocumentMigration = ({ layout, widgets, version: _version, ...rest }) => {
  if (!Array.isArray(widgets)) return rest;
  const { columns: _columns, ...measures } = isJsonObject(layout) ? layout : {};
  const children = widgets as unknown[];
  const ids = new Set(children.map((child) => (isJsonObject(child) ? child['id'] : undefined)));
  const id = ids.has('page') ? freeId(ids) : 'page';
  return { ...rest, page: { id, type: 'Page', settings: measures, children } };
};

function freeId(taken: ReadonlySet<unknown>): string {
  for (let number = 2; ; number += 1) if (!taken.has(`page${number}`)) return `page${number}`;
}

/** Migrations, one entry a version after the first. */
const migrations: readonly DocumentMigration[] = [toTree];

/** A saved page in the present version, with all that it holds. Null where it cannot be read. */
export function migratePortalPage(saved: unknown): JsonObject | null {
  const document = upToDate(saved, migrations);
  return isJsonObject(document?.['page']) ? document : null;
}
