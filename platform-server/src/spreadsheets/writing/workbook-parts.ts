import { xmlDeclaration, xmlText } from './xml-text.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Sheet of a workbook, in the order of their tabs; the file of the nth is `sheet<n>.xml`. */
export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly hasComments: boolean;
}

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${officeRelationships}/${type}" Target="${target}"/>`;
const relationshipsXml = (each: readonly string[]) =>
  `${xmlDeclaration}<Relationships xmlns="${relationships}">${each.join('')}</Relationships>`;

/** `_rels/.rels`. Programs that go by the beginning of a file expect this part there. */
export const rootRelationshipsXml = relationshipsXml([relationship('rId1', 'officeDocument', 'xl/workbook.xml')]);

/** Returns the relationships of the sheet with comments of a number. */
export function commentRelationshipsXml(sheet: number): string {
  return relationshipsXml([
    relationship('rId1', 'vmlDrawing', `../drawings/vmlDrawing${sheet}.vml`),
    relationship('rId2', 'comments', `../comments${sheet}.xml`),
  ]);
}

/** Returns `xl/workbook.xml`. */
export function workbookXml(sheets: readonly SheetPart[]): string {
  const each = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${xmlText(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  return `${xmlDeclaration}<workbook xmlns="${main}" xmlns:r="${officeRelationships}"><sheets>${each.join('')}</sheets></workbook>`;
}

/** Returns `xl/_rels/workbook.xml.rels`. */
export function workbookRelationshipsXml(sheets: readonly SheetPart[]): string {
  const each = sheets.map((_, index) =>
    relationship(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  return relationshipsXml([...each, relationship(`rId${sheets.length + 1}`, 'styles', 'styles.xml')]);
}

/** Returns `[Content_Types].xml`. */
export function contentTypesXml(sheets: readonly SheetPart[]): string {
  const override = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${contentType}.${type}+xml"/>`;
  const each = sheets.flatMap(({ hasComments }, index) => [
    override(`/xl/worksheets/sheet${index + 1}.xml`, 'worksheet'),
    ...(hasComments ? [override(`/xl/comments${index + 1}.xml`, 'comments')] : []),
  ]);
  return (
    `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
    `${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/styles.xml', 'styles')}${each.join('')}</Types>`
  );
}
