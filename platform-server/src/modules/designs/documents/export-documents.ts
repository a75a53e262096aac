import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { Database } from '../../../database/index.ts';
import type { DocumentRow, DocumentTables } from './document-tables.repository.ts';

/** A document for a package: what is published, by its names; the draft only where nothing was published. */
type ExportedDocument<TColumns extends object> = DocumentRow &
  TColumns & { readonly contents: { readonly content?: JsonObject; readonly draft?: JsonObject } };

/** Returns the documents for a package, by their codes. Read them in one transaction. */
export async function findExportedDocuments<TColumns extends object>(
  db: Database,
  corpId: string,
  { designs, versions }: DocumentTables<TColumns>,
  isWanted: (row: DocumentRow & TColumns) => boolean,
): Promise<ExportedDocument<TColumns>[]> {
  const rows = (await designs.find(db, corpId)).filter(isWanted);
  const documents: ExportedDocument<TColumns>[] = [];
  for (const row of rows.toSorted((left, right) => (left.code < right.code ? -1 : 1))) {
    const key = { corpId, code: row.code };
    const newest = await versions.find(db, key);
    if (newest === undefined) {
      const draft = (await designs.findDraft(db, key))?.content as JsonObject;
      documents.push({ ...row, contents: { draft } });
    } else {
      const { name, nameI18n, content } = newest;
      documents.push({ ...row, name, nameI18n, contents: { content } });
    }
  }
  return documents;
}
