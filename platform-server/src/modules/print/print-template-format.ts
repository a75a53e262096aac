import { migratePrintTemplate, printTemplateVersion } from '@portico/shared-kit/contract/print-template';
import { printElementSchemas, PrintTemplateFrame } from '@portico/shared-kit/contract/print-template.schema';
import { isJsonObject, type JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { systemProperties } from '@portico/shared-kit/fields';
import { type DocumentFinding, type DocumentFormat, type DocumentPart, idOf } from '../designs/index.ts';
import type { Model } from '../models/index.ts';

/** Shape of print templates: a list of pages, each a list of elements. */
export const printTemplateFormat: DocumentFormat = {
  kind: 'printTemplate',
  version: printTemplateVersion,
  migrate: migratePrintTemplate,
  frame: PrintTemplateFrame,
  parts: printElementSchemas,
  partsOf: elementsOf,
};

function elementsOf({ pages }: JsonObject): DocumentPart[] | null {
  if (!Array.isArray(pages)) return null;
  return (pages as unknown[]).flatMap((page, pageIndex) =>
    (Array.isArray(page) ? (page as unknown[]) : []).map((value, index) => ({
      path: `/pages/${pageIndex}/${index}`,
      value,
      type: isJsonObject(value) ? value['eleType'] : undefined,
    })),
  );
}

/** Returns the elements that print a field which the model does not have: they stay empty. */
export function unknownItems(content: JsonObject, { definition }: Pick<Model, 'definition'>): DocumentFinding[] {
  const known = new Set([...systemProperties, ...definition.properties].map(({ code }) => code));
  return (elementsOf(content) ?? []).flatMap((part): DocumentFinding[] => {
    const { path, value, type } = part;
    const property = isJsonObject(value) ? value['code'] : undefined;
    if ((type !== 'column' && type !== 'sheet') || typeof property !== 'string' || known.has(property)) return [];
    const place = { path, partId: idOf(part) };
    return [{ name: 'designItemUnknown', params: { property, path }, ...place, severity: 'warning' }];
  });
}
