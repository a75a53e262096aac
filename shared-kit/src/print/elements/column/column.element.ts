import { localisedText } from '../../../i18n/locale.ts';
import { cellStroke, paperColours } from '../../drawing/colours.ts';
import type { Primitive } from '../../drawing/primitives.ts';
import { drawText, textBox } from '../../drawing/text-box.ts';
import { printedField, printedName } from '../../values/words.ts';
import { type ElementKind, strip } from '../element-kind.ts';

const labelInset = 1;

/** A field: its label and its value side by side, framed where it says so. It grows with the longer of both. */
export const column: ElementKind<'column'> = ({ code, leftKey, rightValue, framed }, source, { width }) => {
  const { record, find, locale } = source;
  const labelText = leftKey.innerTxt ? localisedText(leftKey.innerTxt, locale) : printedName(find(code), locale);
  const labelWidth = Math.min(leftKey.widthValue, width);
  const valueText = printedField(code, record.bizObject.data, find, locale);
  const label = textBox(labelText, labelWidth, leftKey.look, labelInset);
  const value = textBox(valueText, width - labelWidth, rightValue.look);
  return strip({
    height: Math.max(labelWidth > 0 ? label.height : 0, value.height),
    line: value.line,
    isLevelled: true,
    draw({ x, y }, piece, height) {
      const frame = (left: number, across: number, fill: string | null): Primitive => ({
        kind: 'rect',
        x: left,
        y,
        width: across,
        height,
        fill,
        stroke: framed ? cellStroke : null,
        radius: 0,
      });
      const frames = framed
        ? [frame(x, labelWidth, paperColours.shade), frame(x + labelWidth, width - labelWidth, null)]
        : [];
      const hasLabel = labelWidth > 0;
      return [
        ...(hasLabel ? frames : frames.slice(1)),
        ...(hasLabel ? drawText(label, x, y, piece) : []),
        ...drawText(value, x + labelWidth, y, piece),
      ];
    },
  });
};
