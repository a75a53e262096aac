import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';

/** Piece of a name template: `{customer}`. */
export const templatePiece = /\{(\w+)\}/g;

/** The data items that the names of a model's records are made of. */
export function namePartsOf({ nameTemplate = '' }: Pick<ModelDefinition, 'nameTemplate'>): string[] {
  return [...nameTemplate.matchAll(templatePiece)].map(([, piece]) => piece as string);
}
