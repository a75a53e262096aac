import { localisedText } from '../../../i18n/locale.ts';
import { drawText, textBox } from '../../drawing/text-box.ts';
import { type ElementKind, strip } from '../element-kind.ts';

/** Fixed text; it grows with its lines. */
export const fixedText: ElementKind<'title'> & ElementKind<'text'> = ({ innerTxt, look }, { locale }, { width }) => {
  const text = localisedText(innerTxt, locale);
  if (text.trim() === '') return null;
  const box = textBox(text, width, look, 0);
  return strip({ height: box.height, line: box.line, draw: ({ x, y }, piece) => drawText(box, x, y, piece) });
};
