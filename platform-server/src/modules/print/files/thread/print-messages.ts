import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { PageBreaks } from '@portico/shared-kit/contract/page-breaks';
import type { PrintTemplateDocument } from '@portico/shared-kit/contract/print-template';
import type { ErrorName } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';

/** Facts that all records of a file are drawn by. */
export interface PrintFileStart {
  readonly title: string;
  readonly locale: Locale;
  /** ISO text in UTC. */
  readonly printedAt: string;
  readonly template: PrintTemplateDocument;
  readonly properties: readonly PropertyWithRights[];
  readonly breaks: PageBreaks;
  /** Model of the records, and the portal's address: printed codes lead to their forms. */
  readonly schemaCode: ModelCode;
  readonly origin: string;
}

/** Message to the thread: a record as JSON text, pictures that it asked for, or the end of the records. */
export type PrintOrder =
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly (readonly [name: string, bytes: Uint8Array | null])[] }
  | { readonly kind: 'end' };

/** Message of the thread: a part of the file, pictures that the record needs, that a record or all is done, or why not. */
export type PrintMessage =
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array }
  | { readonly kind: 'pictures'; readonly names: readonly string[] }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly name: ErrorName; readonly params: Readonly<Record<string, string | number>> }
  | { readonly kind: 'failed'; readonly message: string };
