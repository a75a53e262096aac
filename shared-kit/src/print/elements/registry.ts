import type { PrintElementType } from '../../contract/print-elements.ts';
import { barcode } from './barcode/barcode.element.ts';
import { box } from './box/box.element.ts';
import { column } from './column/column.element.ts';
import type { ElementKind } from './element-kind.ts';
import { fixedText } from './fixed-text/fixed-text.element.ts';
import { line } from './line/line.element.ts';
import { opinion } from './opinion/opinion.element.ts';
import { picture } from './picture/picture.element.ts';
import { qrCode } from './qr-code/qr-code.element.ts';
import { sheet } from './sheet/sheet.element.ts';
import { signature } from './signature/signature.element.ts';
import { workflowLog } from './workflow-log/workflow-log.element.ts';

/** Every type of element on paper; a type that is forgotten does not compile. */
export const elementKinds: { readonly [T in PrintElementType]: ElementKind<T> } = {
  title: fixedText,
  text: fixedText,
  column,
  sheet,
  workflowLog,
  picture,
  line,
  box,
  barcode,
  qrCode,
  signature,
  opinion,
};
