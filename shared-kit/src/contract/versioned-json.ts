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
 * it holds. Null where it is no document, one of a version that is newer than this program, or one with more levels than
 * whoever goes through it could follow.
 */
export function upToDate(saved: unknown, migrations: readonly DocumentMigration[]): JsonObject | null {
  let document = typeof saved === 'string' ? parsed(saved) : saved;
  if (!isJsonObject(document) || isDeeper(document, mostLevels)) return null;
  const { version } = document;
  const current = migrations.length + 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > current) return null;
  for (const [index, migrate] of migrations.slice(version - 1).entries()) {
    document = { ...migrate(document as JsonObject), version: version + index + 1 };
  }
  return document as JsonObject;
}

/** Most levels of a document: a page with containers in containers has 15. */
const mostLevels = 100;

/** Goes through the levels one by one, without recursion: depth is the sender's choice. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    if (level.length === 0) return false;
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return level.length > 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
