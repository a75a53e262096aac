import type { DocumentCheck } from '@portico/shared-kit/contract/document-design.schema';
import type { Availability } from '@portico/shared-kit/contract/designs.schema';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { codeOf } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import { type People, presentPublished, presentWork, type Viewer } from '../designs.presenter.ts';
import { designNounIn } from '../designs.texts.ts';
import { documentFindings } from './check-document.ts';
import type { DocumentFacts } from './document-stores.ts';
import type { DocumentKey, DocumentRow, DocumentTables, DocumentVersionRow } from './document-tables.repository.ts';
import { requireSize } from './require-document.ts';

/** Returns the draft of a document, or what is published; an empty object where there is neither. */
export async function contentOf<TColumns extends object>(
  db: Database,
  { designs, versions }: DocumentTables<TColumns>,
  key: DocumentKey,
): Promise<JsonObject> {
  const draft = await designs.findDraft(db, key);
  return (draft?.content ?? (await versions.find(db, key))?.content ?? {}) as JsonObject;
}

/** Returns the problems of a content, errors first, in the language of the reader. Throws as requireSize. */
export function checkDocument<TColumns extends object, TModel extends object>(
  { format, findings }: Pick<DocumentFacts<TColumns, TModel>, 'format' | 'findings'>,
  { content, model }: { readonly content: JsonObject; readonly model: TModel },
  locale: Locale,
): DocumentCheck {
  requireSize(format, content);
  const noun = designNounIn(format.kind, locale);
  const found = [...documentFindings(format, content, noun), ...(findings?.(content, model) ?? [])];
  const problems = ['error', 'warning'].flatMap((severity) =>
    found
      .filter((each) => each.severity === severity)
      .map(({ name, params, ...place }) => ({ code: codeOf(name), params: { ...params }, ...place })),
  );
  return { problems, canPublish: problems.every(({ severity }) => severity !== 'error') };
}

/** A document as the list of designs shows it, without what it belongs to. */
export function presentDocument(
  row: DocumentRow,
  published: DocumentVersionRow | undefined,
  { people, viewer }: { readonly people: People; readonly viewer: Viewer },
) {
  const availability: Availability = row.availability;
  return {
    name: row.name,
    name_i18n: row.nameI18n,
    published: published === undefined ? null : presentPublished(published, people),
    ...presentWork(row, published?.version ?? null, people, viewer),
    availability,
  };
}
