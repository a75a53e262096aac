import { type ZipPart, zipOf } from './zip-fixture.ts';

const relationshipType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Parts of a workbook with one sheet. */
export interface WorkbookFixture {
  /** The whole part of the sheet. */
  readonly sheet: string | Buffer;
  /** Path of that part below `xl/`. */
  readonly sheetPath?: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
  /** Whole part of the workbook in place of the usual one. */
  readonly workbook?: string;
  readonly more?: readonly ZipPart[];
}

/** Returns a `worksheet` around the content of its `sheetData`, and what stands behind that. */
export const sheetOf = (rows: string, behind = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${behind}</worksheet>`;

/** Returns the parts of an xlsx file. */
export function partsOf(fixture: WorkbookFixture): ZipPart[] {
  const { sheet, sheetPath = 'worksheets/sheet1.xml', sharedStrings, styles, more = [] } = fixture;
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationshipType}/${type}" Target="${target}"/>`;
  const relationships = (...each: string[]) => `<Relationships>${each.join('')}</Relationships>`;
  const part = (path: string, content: string | Buffer | undefined) =>
    content === undefined ? [] : [{ path, content }];
  const workbook =
    fixture.workbook ??
    `<workbook xmlns="${main}" xmlns:r="${relationshipType}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return [
    { path: '[Content_Types].xml', content: '<Types/>' },
    { path: '_rels/.rels', content: relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')) },
    { path: 'xl/workbook.xml', content: workbook },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: relationships(
        relationship('rId1', 'worksheet', sheetPath),
        relationship('rId2', 'sharedStrings', '/xl/sharedStrings.xml'),
        relationship('rId3', 'styles', 'styles.xml'),
      ),
    },
    { path: `xl/${sheetPath}`, content: sheet },
    ...part('xl/sharedStrings.xml', sharedStrings),
    ...part('xl/styles.xml', styles),
    ...more,
  ];
}

/** Returns the bytes of an xlsx file. */
export const workbookOf = (fixture: WorkbookFixture) => zipOf(partsOf(fixture));
