import { isJsonObject } from './versioned-json.ts';

/** Kinds of those who may print with a template: a person, everybody in a department or below it, or everybody with a role. */
export const audienceKinds = ['user', 'department', 'role'] as const;

/** Person, department or role by its id; a role also by its code. */
export interface AudienceEntry {
  readonly kind: (typeof audienceKinds)[number];
  readonly value: string;
}

/** People who may print with a template; null: everybody who may print the records. */
export type PrintAudience = readonly AudienceEntry[] | null;

/** Most entries of an audience. */
export const mostInAudience = 100;

/** Reads the audience of saved print attributes. Undefined where it cannot be read, and nobody knows whom it meant. */
export function readAudience(saved: unknown): PrintAudience | undefined {
  if (saved === undefined || saved === null) return null;
  if (!Array.isArray(saved)) return undefined;
  const entries = (saved as unknown[]).filter(isEntry);
  return entries.length === saved.length ? entries : undefined;
}

function isEntry(raw: unknown): raw is AudienceEntry {
  if (!isJsonObject(raw)) return false;
  const { kind, value } = raw;
  return audienceKinds.some((each) => each === kind) && typeof value === 'string' && value !== '';
}
