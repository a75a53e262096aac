import type { PictureShape } from '../../drawing/primitives.ts';
import { layoutLimits } from '../../layout/problems.ts';
import { paperTexts } from '../../paper.texts.ts';
import { picturesIn, valueOf } from '../../values/words.ts';
import { type ElementKind, strip } from '../element-kind.ts';

const gap = 1;

/** A fixed picture, or those of a field: side by side, then in further rows, each as tall as the element. */
export const picture: ElementKind<'picture'> = (element, source, { width, pageHeight }) => {
  const { refId, code, fit, perRow } = element;
  const pictures = refId === null ? ofField(code, source) : [{ refId, name: paperTexts.t(source.locale, 'picture') }];
  if (pictures.length === 0) return null;
  const beside = Math.max(1, Math.min(perRow, pictures.length));
  const own = (width - (beside - 1) * gap) / beside;
  const rows = Math.ceil(pictures.length / beside);
  const height = Math.min(element.heightValue, rows > 1 ? pageHeight / 2 : pageHeight);
  const total = rows * (height + gap) - gap;
  return strip({
    height: total,
    // Cut between its rows, where there are several.
    line: rows > 1 ? height + gap : null,
    draw: ({ x, y }, { from, to }) =>
      pictures.flatMap(({ refId: id, name }, index): PictureShape[] => {
        const top = Math.floor(index / beside) * (height + gap);
        const middle = top + height / 2;
        if (middle < from || middle >= to) return [];
        const left = x + (index % beside) * (own + gap);
        return [{ kind: 'picture', x: left, y: y + Math.max(0, top - from), width: own, height, refId: id, fit, name }];
      }),
  });
};

function ofField(code: string, { record, find, report }: Parameters<ElementKind<'picture'>>[1]) {
  const pictures = picturesIn(find(code), valueOf(record.bizObject.data, code));
  const printable = pictures.filter(({ size }) => size <= layoutLimits.pictureBytes);
  if (printable.length < pictures.length) report('pictureTooLarge');
  return printable.map(({ id, name }) => ({ refId: id, name }));
}
