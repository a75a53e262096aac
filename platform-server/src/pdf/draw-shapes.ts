import {
  type CodeShape,
  type LineShape,
  mmPerPoint,
  type PictureShape,
  type Primitive,
  type RectShape,
  type Stroke,
  type TextRun,
} from '@portico/shared-kit/print';
import type { PdfPage } from './pdf-page.ts';

/** Draws the shapes of a page in their order. Lengths in mm from its upper left corner, as they are. */
export function drawShapes(page: PdfPage, shapes: readonly Primitive[]): void {
  for (const shape of shapes) drawShape(page, shape);
}

function drawShape(page: PdfPage, shape: Primitive): void {
  switch (shape.kind) {
    case 'text':
      return drawText(page, shape);
    case 'rect':
      return drawRectangle(page, shape);
    case 'line':
      return drawLine(page, shape);
    case 'picture':
      return drawPicture(page, shape);
    case 'code':
      return drawCode(page, shape);
    case 'group':
      return drawShapes(page, shape.items);
  }
}

/** Characters follow each other by the widths of the font, by which the lines were broken: nothing is measured here. */
function drawText(page: PdfPage, { x, y, text, size, weight, color }: TextRun): void {
  const [name, codes] = page.encode(weight, text);
  if (codes === '') return;
  const place = `1 0 0 -1 ${numberText(x)} ${numberText(y)} Tm`;
  page.write(`BT ${colourText(color)} rg /${name} ${numberText(size * mmPerPoint)} Tf ${place} <${codes}> Tj ET`);
}

function drawRectangle({ document }: PdfPage, { x, y, width, height, stroke, fill, radius }: RectShape): void {
  if (stroke === null && fill === null) return;
  if (radius > 0) document.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  else document.rect(x, y, width, height);
  if (stroke === null) document.fill(fill ?? undefined);
  else {
    setStroke(document, stroke);
    if (fill === null) document.stroke(stroke.color);
    else document.fillAndStroke(fill, stroke.color);
  }
}

function drawLine({ document }: PdfPage, { x1, y1, x2, y2, stroke }: LineShape): void {
  setStroke(document, stroke);
  document.moveTo(x1, y1).lineTo(x2, y2).stroke(stroke.color);
}

function setStroke(document: PdfPage['document'], { width, dashed }: Stroke): void {
  document.lineWidth(width);
  if (dashed) document.dash(width * 4, { space: width * 3 });
  else document.undash();
}

function drawCode({ document }: PdfPage, { x, y, width, height, path, viewBox: [across, down] }: CodeShape): void {
  document.save().translate(x, y);
  document
    .scale(width / across, height / down)
    .path(path)
    .fill('#000000');
  document.restore();
}

function drawPicture(page: PdfPage, shape: PictureShape): void {
  const { x, y, width, height, refId, fit } = shape;
  const image = page.pictures.get(refId) ?? null;
  if (image === null) return drawMissing(page, shape);
  const { document } = page;
  document.save().rect(x, y, width, height).clip();
  if (fit === 'fill') document.image(image, x, y, { width, height });
  else
    document.image(image, x, y, {
      [fit === 'cover' ? 'cover' : 'fit']: [width, height],
      align: 'center',
      valign: 'center',
    });
  document.restore();
}

/** A picture that a PDF cannot hold: its frame, and its name where there is room, so that nobody takes it for forgotten. */
function drawMissing(page: PdfPage, { x, y, width, height, name }: PictureShape): void {
  const { document } = page;
  document.lineWidth(0.2).dash(1, { space: 1 }).rect(x, y, width, height).stroke('#8c8c8c');
  const size = 7;
  if (height < size * mmPerPoint * 2) return;
  document.save().rect(x, y, width, height).clip();
  drawText(page, {
    kind: 'text',
    x: x + 1,
    y: y + size * mmPerPoint * 1.3,
    width: width - 2,
    text: name,
    size,
    weight: 400,
    color: '#595959',
  });
  document.restore();
}

/** At a tenth of a micrometre nothing is lost, and files stay small. */
const numberText = (value: number) => String(Math.round(value * 10_000) / 10_000);

function colourText(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return parts.map((part) => numberText(Number.isFinite(part) ? part : 0)).join(' ');
}
