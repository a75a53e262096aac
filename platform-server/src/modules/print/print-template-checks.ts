import { pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import { readDesignedTemplate } from '@portico/shared-kit/contract/print-template';
import { isJsonObject, type JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { readFilterTree } from '@portico/shared-kit/filters';
import { type DocumentFinding, type DocumentPart, idOf } from '../designs/index.ts';

/** Least width and height in mm that margins must leave for the content of a page. */
const leastContent = 10;

/** Field that an element prints: of the record, or a column of one of its sub-tables. */
interface PrintedCode {
  readonly code: string;
  readonly column: string | null;
  readonly path: string;
}

/** Returns the fields that an element prints. */
export function codesIn({ path, value }: DocumentPart): PrintedCode[] {
  if (!isJsonObject(value)) return [];
  const { code, columns, content } = value;
  // Codes of a fixed text or of the record's link name no field.
  const isNamed = typeof code === 'string' && code !== '' && (content === undefined || content === 'field');
  if (!isNamed) return [];
  const ofColumns = (Array.isArray(columns) ? (columns as unknown[]) : []).flatMap((column, index): PrintedCode[] =>
    isJsonObject(column) && typeof column['code'] === 'string'
      ? [{ code, column: column['code'], path: `${path}/columns/${String(index)}` }]
      : [],
  );
  return [{ code, column: null, path }, ...ofColumns];
}

/** Returns the pages whose margins leave no room for anything. */
export function marginFaults(content: JsonObject): DocumentFinding[] {
  const pages = readDesignedTemplate(content)?.pages ?? [];
  return pages.flatMap(({ settings }, page): DocumentFinding[] => {
    const { direction, paperWidth, paperHeight } = { ...pageSettingsDefaults, ...settings };
    const [width, height] = direction === 'landscape' ? [paperHeight, paperWidth] : [paperWidth, paperHeight];
    const across = width - settings.marginLeft - settings.marginRight;
    const down = height - settings.marginTop - settings.marginBottom;
    return Math.min(across, down) >= leastContent ? [] : [invalid(`/pages/${String(page)}/0`, settings.id)];
  });
}

/** Returns the display formulas that cannot be read. */
export function formulaFaults(parts: readonly DocumentPart[]): DocumentFinding[] {
  return parts.flatMap((part) => {
    const formula = isJsonObject(part.value) ? part.value['displayFormula'] : null;
    if (!isJsonObject(formula) || readFilterTree(formula).ok) return [];
    return [invalid(`${part.path}/displayFormula`, idOf(part))];
  });
}

function invalid(path: string, partId: string | null): DocumentFinding {
  return { name: 'designValueInvalid', params: { path }, path, partId, severity: 'error' };
}
