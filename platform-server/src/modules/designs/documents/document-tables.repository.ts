import type { Availability } from '@portico/shared-kit/contract/designs.schema';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import type { DesignRow } from '../design-row.ts';
import { type DesignTable, designTable } from '../tables/design-table.repository.ts';
import { type VersionTable, versionTable } from '../tables/version-table.repository.ts';

/** Names a portal page, a print template or a report. */
export interface DocumentKey {
  readonly corpId: string;
  readonly code: string;
}

/** Names that are kept with a content. */
export interface DocumentNames {
  readonly name: string;
  readonly nameI18n: string | null;
}

/** Columns of the design of a portal page, a print template or a report; its names are those of the draft, else of what is published. */
export interface DocumentRow extends DesignRow, DocumentNames {
  readonly code: string;
  readonly availability: Availability;
}

/** A publication, without its content. */
export interface DocumentVersionRow extends DocumentNames {
  readonly code: string;
  readonly version: number;
  /** Null where a package brought it. */
  readonly publisherId: string | null;
  readonly publishedTime: Date;
}

/** A publication as the list of versions reads it. */
export interface ListedDocumentVersionRow extends DocumentVersionRow {
  readonly note: string;
}

/** A publication with its content. */
export interface FullDocumentVersionRow extends ListedDocumentVersionRow {
  readonly content: JsonObject;
}

/** Columns that are written of a design besides its draft: `TColumns` says what it belongs to. */
export type DocumentColumns<TColumns extends object> = Partial<
  DocumentNames & { readonly availability: Availability } & TColumns
>;

/** The two tables of portal pages, of print templates or of reports. */
export interface DocumentTables<TColumns extends object> {
  readonly designs: DesignTable<DocumentKey, DocumentRow & TColumns, DocumentColumns<TColumns>>;
  readonly versions: VersionTable<DocumentKey, DocumentVersionRow, ListedDocumentVersionRow, FullDocumentVersionRow>;
}

const key = { code: 'code' } as const;
const names = { name: 'name', nameI18n: 'name_i18n' } as const;

/** The tables of portal pages, of print templates or of reports; `place` are the columns that say what one belongs to. */
export function documentTables<TColumns extends object>(
  table: 'portal_page' | 'print_template' | 'report',
  place: Readonly<Record<keyof TColumns, string>>,
): DocumentTables<TColumns> {
  const own = { ...names, availability: 'availability', ...place };
  return {
    designs: designTable({ table, key, draft: 'draft', own }),
    versions: versionTable({ table: `${table}_version`, key, listed: names, content: { content: 'content' } }),
  };
}
