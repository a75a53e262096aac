import { columnLetters } from '../cell-address.ts';
import type { HeadCellPosition } from './head-layout.ts';
import { textElement, xmlDeclaration } from './xml-text.ts';

/** Cell of a head with a comment. */
type CommentPosition = Pick<HeadCellPosition, 'firstRow' | 'firstColumn'> & { readonly note: string };

/** Returns the comments of a head. */
export function commentsOf(positions: readonly HeadCellPosition[]): CommentPosition[] {
  return positions.flatMap(({ cell: { note }, firstRow, firstColumn }) =>
    note === undefined ? [] : [{ note, firstRow, firstColumn }],
  );
}

/** Returns `xl/comments1.xml`: the texts of comments. */
export function commentsXml(comments: readonly CommentPosition[]): string {
  const each = comments.map(
    ({ note, firstRow, firstColumn }) =>
      `<comment ref="${columnLetters(firstColumn)}${firstRow}" authorId="0"><text><r>${textElement(note)}</r></text></comment>`,
  );
  return (
    `${xmlDeclaration}<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `<authors><author></author></authors><commentList>${each.join('')}</commentList></comments>`
  );
}

/** Returns `xl/drawings/vmlDrawing1.vml`: the boxes of comments, without which Excel shows none. */
export function commentBoxesXml(comments: readonly CommentPosition[]): string {
  const shape = ({ firstRow, firstColumn }: CommentPosition, index: number) =>
    `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;width:180pt;height:80pt;visibility:hidden"` +
    ' fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/>' +
    '<v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note">' +
    `<x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>${firstRow - 1}</x:Row>` +
    `<x:Column>${firstColumn}</x:Column></x:ClientData></v:shape>`;
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"' +
    ' xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/>' +
    '</o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
    '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>' +
    `${comments.map(shape).join('')}</xml>`
  );
}
