import { AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { kindOf, type Property, settingsOf } from '@portico/shared-kit/fields';
import type { Platform } from '../../../platform.ts';
import type { FileService } from '../../files/index.ts';
import { type Model, type ModelService, policyOf } from '../../models/index.ts';
import { resolveReferences } from '../saving/check-references.ts';
import { resolveRelations } from '../saving/resolve-relations.ts';
import type { ImportContext } from './import-draft.ts';

/** A value as a record would have it, or why it cannot. */
export type ResolvedValue = { readonly value: unknown; readonly reason?: never } | { readonly reason: string };

interface ResolveNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly files: Pick<FileService, 'filesById'>;
}

/** Returns what checks a value that somebody chose for a field, or for a column, and gives what it names its own name. */
export function valueResolver({ connections, corpId, now }: Platform, { models, files }: ResolveNeeds) {
  const { db } = connections;
  return async ({ model, user, locale }: ImportContext, property: Property, raw: unknown): Promise<ResolvedValue> => {
    const checked = kindOf(property).validate(raw, settingsOf(property));
    if (!checked.ok) return { reason: checked.problem.text(locale) };
    const values: Record<string, unknown> = { [property.code]: checked.value };
    const table = { ...model.table, properties: [property] };
    const policyFor = (each: Model) => policyOf(each, user, now());
    try {
      await resolveReferences(db, table, values, { corpId, locale, files });
      await resolveRelations(db, table, [{ values, was: {} }], { corpId, locale, models, policyFor });
      return { value: values[property.code] };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, params } = error;
      return { reason: String(params.reason ?? describeError({ code, params }, locale).message) };
    }
  };
}
