import type { TextLook } from '../../contract/print-elements.ts';
import type { PictureShape, Primitive } from '../drawing/primitives.ts';
import { drawText, type Piece, type TextBox, textBox, textPadding } from '../drawing/text-box.ts';
import type { CellContent, CellPicture } from './table-unit.ts';

/** Height of pictures in cells, and the space around them. Mm. */
const pictureHeight = 12;
const pictureSpace = 1;

/** A cell whose room is known. Mm. */
export interface CellLayout {
  readonly height: number;
  draw(x: number, y: number, piece: Piece): Primitive[];
}

/** Lays a cell out for a width. */
export function layOutCell(content: CellContent, width: number, look: TextLook): CellLayout {
  return typeof content === 'string' ? textCell(textBox(content, width, look)) : pictureCell(content, width);
}

/** A cell of a text. Lines that find no room in a lower piece are left out. */
export function textCell(box: TextBox): CellLayout {
  return { height: box.height, draw: (x, y, piece) => drawText(box, x, y, piece) };
}

/** Pictures side by side in squares, in as many rows as they need; each stands wholly in the piece in which it begins. */
function pictureCell(pictures: readonly CellPicture[], width: number): CellLayout {
  const side = Math.min(pictureHeight, Math.max(2, width - pictureSpace * 2));
  // A single picture, as a signature, has the whole width.
  const perRow = Math.max(1, Math.floor((width - pictureSpace) / (side + pictureSpace)));
  const own = pictures.length === 1 ? width - pictureSpace * 2 : side;
  const rows = Math.ceil(pictures.length / perRow);
  return {
    height: Math.max(textPadding.block * 2, rows * (side + pictureSpace) + pictureSpace),
    draw: (x, y, { from, to }) =>
      pictures.flatMap(({ refId, name }, index): PictureShape[] => {
        const top = pictureSpace + Math.floor(index / perRow) * (side + pictureSpace);
        if (top < from || top + side > to + pictureSpace) return [];
        const left = x + pictureSpace + (index % perRow) * (side + pictureSpace);
        return [{ kind: 'picture', x: left, y: y + top - from, width: own, height: side, refId, fit: 'contain', name }];
      }),
  };
}
