/** An object of a document that was read from JSON and is not checked yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** Turns a document of one version into one of the next; the caller sets the new number. */
export type DocumentMigration = (old: JsonObject) => JsonObject;

/** Returns whether the value is an object, neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Brings a saved document up to date: the first migration leads from version 1 to 2, and so on. Takes JSON text or what
 * it holds. Null where it is no document, or one of a version that is newer than this program.
 */
export function upToDate(saved: unknown, migrations: readonly DocumentMigration[]): JsonObject | null {
  let document = typeof saved === 'string' ? parsed(saved) : saved;
  if (!isJsonObject(document)) return null;
  const { version } = document;
  const current = migrations.length + 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > current) return null;
  for (const [index, migrate] of migrations.slice(version - 1).entries()) {
    document = { ...migrate(document as JsonObject), version: version + index + 1 };
  }
  return document as JsonObject;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
