import { posix } from 'node:path';
import { appError } from '@portico/shared-kit/errors';
import type { ReadLimits } from '../read-limits.ts';
import { wholeText } from './part-text.ts';
import { parseXml } from './xml-events.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Sheet of a workbook with the path of its part. */
export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly path: string;
}

/** Parts of a workbook. */
export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly sharedTexts: string | null;
  readonly styles: string | null;
  /** Days count from 1904, as in old Macintosh files. */
  readonly is1904: boolean;
}

interface Relationship {
  readonly id: string;
  /** Last part of its type, the same in the strict and the usual kind of the format. */
  readonly type: string;
  readonly path: string;
}

/**
 * Reads which parts a workbook has. Throws spreadsheetTypeWrong where the archive is none, spreadsheetHasMacros for one
 * that brings programs. Links to other files are never followed: their cells have the values that were saved.
 */
export async function readWorkbook(archive: ZipArchive, limits: ReadLimits): Promise<Workbook> {
  if (!archive.has('[Content_Types].xml')) throw appError('spreadsheetTypeWrong');
  const root = await relationshipsOf(archive, '', limits);
  const path = root.find(({ type }) => type === 'officeDocument')?.path;
  if (path === undefined || !archive.has(path) || !/\.xml$/i.test(path)) throw appError('spreadsheetTypeWrong');
  if (archive.paths.some((each) => /(?:^|\/)vbaproject[^/]*\.bin$|(?:^|\/)macrosheets\//.test(each))) {
    throw appError('spreadsheetHasMacros');
  }
  const parts = await relationshipsOf(archive, path, limits);
  const { sheets, is1904, isWorkbook } = sheetsOf(await wholeText(archive, path, limits), parts);
  if (!isWorkbook) throw appError('spreadsheetTypeWrong');
  const partOf = (kind: string) => parts.find(({ type, path: at }) => type === kind && archive.has(at))?.path ?? null;
  return { sheets, is1904, sharedTexts: partOf('sharedStrings'), styles: partOf('styles') };
}

function sheetsOf(xml: string, parts: readonly Relationship[]) {
  const sheets: WorkbookSheet[] = [];
  let [is1904, isWorkbook] = [false, false];
  parseXml(xml, {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1];
      const part = parts.find((each) => each.id === id);
      // Sheets of charts and dialogs have no cells.
      if (part?.type !== 'worksheet') return;
      sheets.push({
        name: attributes['name'] ?? '',
        isHidden: /hidden/i.test(attributes['state'] ?? ''),
        path: part.path,
      });
    },
  });
  return { sheets, is1904, isWorkbook };
}

async function relationshipsOf(archive: ZipArchive, part: string, limits: ReadLimits): Promise<Relationship[]> {
  const folder = posix.dirname(`/${part}`);
  const path = posix.join(folder, '_rels', `${posix.basename(part)}.rels`).slice(1);
  const relationships: Relationship[] = [];
  if (!archive.has(path)) return relationships;
  parseXml(await wholeText(archive, path, limits), {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      relationships.push({
        id: attributes['Id'] ?? '',
        type: (attributes['Type'] ?? '').replace(/^.*\//, ''),
        path: posix.resolve(folder, attributes['Target'] ?? '').slice(1),
      });
    },
  });
  return relationships;
}
