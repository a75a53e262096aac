import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import { isJsonObject, type JsonObject } from '../../contract/versioned-json.ts';
import type { DocumentKind } from '../availability/use-document-availability.ts';

/** Names of a design and its content, as they are opened and saved. */
export interface DraftContent {
  readonly name: string;
  /** JSON text with the English name; null for none. */
  readonly name_i18n: string | null;
  readonly content: JsonObject;
}

/** Translation between what is saved of a kind of documents and what its designer changes. */
export interface DraftFormat<TDraft> {
  /** Returns a draft with nothing lost; null where this program cannot read it, as of a newer version. */
  read(saved: DraftContent): TDraft | null;
  save(draft: TDraft): DraftContent & DesignPart<DocumentKind, 'content'>;
}

/** Returns a draft as text, in which the browser keeps a copy. */
export function draftText<TDraft>(format: DraftFormat<TDraft>, draft: TDraft): string {
  return JSON.stringify(format.save(draft));
}

/** Reads such a text; null where it is none. */
export function draftOfText<TDraft>(format: DraftFormat<TDraft>, text: string): TDraft | null {
  const saved: unknown = JSON.parse(text);
  if (!isJsonObject(saved) || typeof saved['name'] !== 'string' || !isJsonObject(saved['content'])) return null;
  const { name, name_i18n, content } = saved;
  return format.read({ name, name_i18n: typeof name_i18n === 'string' ? name_i18n : null, content });
}
