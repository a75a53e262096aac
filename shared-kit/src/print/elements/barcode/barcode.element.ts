import { barcodePath } from '../../codes/barcode.ts';
import { drawText, textBox, textPadding } from '../../drawing/text-box.ts';
import { codeShape, codeText, isScannable } from '../code-content.ts';
import { type ElementKind, strip } from '../element-kind.ts';

const look = { fontSize: 8, bold: false, align: 'center', color: null } as const;
/** Least height of bars in mm. */
const leastBars = 5;

/** A barcode with its characters below; words in its place where the format has no bars for them. */
export const barcode: ElementKind<'barcode'> = (element, source, { width }) => {
  const text = codeText(element, source);
  if (text === '') return null;
  const height = element.heightValue;
  const code = barcodePath(text, element.format);
  const words = textBox(text, width, look, 0);
  if (code === null) {
    source.report('codeInvalid');
    return strip({ height: words.height, line: words.line, draw: ({ x, y }, piece) => drawText(words, x, y, piece) });
  }
  const below = element.showText ? words.line : 0;
  const bars = Math.max(0, height - below);
  if (!isScannable(code, width) || bars < leastBars) source.report('codeTooSmall');
  return strip({
    height,
    line: null,
    draw({ x, y }, _piece, drawn) {
      const drawnBars = Math.max(0, drawn - below);
      const oneLine = { ...words, lines: element.showText ? words.lines.slice(0, 1) : [] };
      // The space above the words is the bars' quiet edge already.
      const wordsTop = y + drawnBars - textPadding.block;
      return [
        codeShape(code, { x, y, width, height: drawnBars }, text),
        ...drawText(oneLine, x, wordsTop, { from: 0, to: words.height }),
      ];
    },
  });
};
