import { qrCodePath } from '../../codes/qr-code.ts';
import { codeShape, codeText, isScannable } from '../code-content.ts';
import { type ElementKind, strip } from '../element-kind.ts';

/** A QR code, square in its box. */
export const qrCode: ElementKind<'qrCode'> = (element, source, { width }) => {
  const text = codeText(element, source);
  if (text === '') return null;
  const code = qrCodePath(text, element.level);
  if (code === null) {
    source.report('codeInvalid');
    return null;
  }
  const height = element.heightValue;
  if (!isScannable(code, Math.min(width, height))) source.report('codeTooSmall');
  return strip({
    height,
    line: null,
    draw({ x, y }, _piece, drawn) {
      const side = Math.min(width, drawn);
      return [
        codeShape(code, { x: x + (width - side) / 2, y: y + (drawn - side) / 2, width: side, height: side }, text),
      ];
    },
  });
};
