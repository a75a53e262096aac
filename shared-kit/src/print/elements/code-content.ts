import type { BarcodeElement, QrCodeElement } from '../../contract/print-elements.ts';
import { formatValue } from '../../fields/index.ts';
import { localisedText } from '../../i18n/locale.ts';
import type { CodePath } from '../codes/barcode.ts';
import type { CodeShape } from '../drawing/primitives.ts';
import type { ElementSource } from '../layout/element-layout.ts';
import { valueOf } from '../values/words.ts';

/** Returns what a code says; '' where that is empty. */
export function codeText(element: BarcodeElement | QrCodeElement, source: ElementSource): string {
  const { locale, record, find, link } = source;
  if (element.content === 'record') return link ?? '';
  if (element.content === 'text') return localisedText(element.innerTxt, locale);
  const property = find(element.code);
  return property === undefined ? '' : formatValue(property, valueOf(record.bizObject.data, element.code), { locale });
}

/** Least width in mm of the narrowest bar or module that scanners read from ordinary printers. */
const leastModule = { bars: 0.19, matrix: 0.33 } as const;

/** Returns a code in an area with the quiet edge that readers need; reports one that is too small to be read. */
export function codeShape(
  { path, modules, height: rows, quiet }: CodePath,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  text: string,
): CodeShape {
  const isMatrix = rows > 1;
  const module = moduleOf({ modules, quiet }, area.width);
  const width = module * modules;
  const height = isMatrix ? width : area.height;
  const x = area.x + (area.width - width) / 2;
  const y = isMatrix ? area.y + (area.height - height) / 2 : area.y;
  return { kind: 'code', x, y, width, height, path, viewBox: [modules, rows], text };
}

/** Returns whether a code of a width can be scanned. */
export function isScannable(code: CodePath, width: number): boolean {
  return moduleOf(code, width) >= (code.height > 1 ? leastModule.matrix : leastModule.bars);
}

const moduleOf = ({ modules, quiet }: Pick<CodePath, 'modules' | 'quiet'>, width: number): number =>
  width / (modules + quiet * 2);
