import {
  migratePrintTemplate,
  printStatusCode,
  printTemplateVersion,
} from '@portico/shared-kit/contract/print-template';
import { printElementSchemas, PrintTemplateFrame } from '@portico/shared-kit/contract/print-template.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { isJsonObject, type JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { systemProperties } from '@portico/shared-kit/fields';
import { type DocumentFinding, type DocumentFormat, type DocumentPart, idOf } from '../designs/index.ts';
import type { Model } from '../models/index.ts';
import { codesIn, formulaFaults, marginFaults } from './print-template-checks.ts';

/** Shape of print templates: a list of pages, each a list of elements. */
export const printTemplateFormat: DocumentFormat = {
  kind: 'printTemplate',
  version: printTemplateVersion,
  migrate: migratePrintTemplate,
  frame: PrintTemplateFrame,
  parts: printElementSchemas,
  partsOf: elementsOf,
  structure: (content) => [...marginFaults(content), ...formulaFaults(elementsOf(content) ?? [])],
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
  const all: readonly Property[] = [...systemProperties, ...definition.properties];
  const properties = new Map(all.map((each) => [each.code, each]));
  return (elementsOf(content) ?? []).flatMap((part) =>
    codesIn(part)
      .filter(({ code, column }) => {
        const property = properties.get(code === printStatusCode ? 'sequenceStatus' : code);
        const columns = property?.subSchema?.properties ?? [];
        return column === null ? property === undefined : columns.every((each) => each.code !== column);
      })
      .map(({ code, column, path }): DocumentFinding => {
        const params = { property: column === null ? code : `${code}.${column}`, path: part.path };
        return { name: 'designItemUnknown', params, path, partId: idOf(part), severity: 'warning' };
      }),
  );
}
