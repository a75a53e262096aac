import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { type Locale, localised, locales } from '@portico/shared-kit/i18n';

/** Piece of a name template: `{customer}`. */
const templatePiece = /\{(\w+)\}/g;

type NameTemplates = Pick<ModelDefinition, 'nameTemplate' | 'nameTemplate_i18n'>;

/** The template of the names of a model's records in a language; undefined where it has none. */
export function nameTemplateIn({ nameTemplate, nameTemplate_i18n }: NameTemplates, locale: Locale): string | undefined {
  return nameTemplate === undefined ? undefined : localised(nameTemplate, nameTemplate_i18n, locale);
}

/** The fields that names are made of by one template. */
export function piecesOf(template: string): string[] {
  return [...template.matchAll(templatePiece)].map(([, piece]) => piece as string);
}

/** A name by a template, `say` giving the words of each of its fields. */
export function nameBy(template: string, say: (code: string) => string): string {
  return template.replace(templatePiece, (_, code: string) => say(code));
}

/** The fields that the names of a model's records are made of, in any language. */
export function namePartsOf(model: NameTemplates): string[] {
  return [...new Set(locales.flatMap((locale) => piecesOf(nameTemplateIn(model, locale) ?? '')))];
}
