import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import type {
  DocumentKey,
  DocumentNames,
  DocumentRow,
  DocumentVersionRow,
  FullDocumentVersionRow,
  ListedDocumentVersionRow,
} from './document-tables.repository.ts';

/** A content with the names that are kept with it. */
export interface DocumentDraft extends DocumentNames {
  readonly content: JsonObject;
}

/** The things of designs whose content is the JSON that their designer saves. `TModel` is what one belongs to. */
export interface DocumentTypes<TColumns extends object, TModel extends object> {
  readonly key: DocumentKey;
  readonly model: TModel;
  readonly row: DocumentRow & TColumns;
  readonly published: DocumentVersionRow;
  readonly version: ListedDocumentVersionRow;
  readonly fullVersion: FullDocumentVersionRow;
  readonly draft: DocumentDraft;
}
