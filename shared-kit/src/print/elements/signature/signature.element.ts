import { localised } from '../../../i18n/locale.ts';
import type { Primitive } from '../../drawing/primitives.ts';
import { drawText, textBox } from '../../drawing/text-box.ts';
import { paperTexts } from '../../paper.texts.ts';
import { handledEntries, signedWords } from '../activity-entries.ts';
import { type ElementKind, strip } from '../element-kind.ts';

/** The picture of the last signature of an activity, with name and time below. Empty room for one by hand where there is none. */
export const signature: ElementKind<'signature'> = (element, { record, locale }, { width }) => {
  const entries = handledEntries(record.workFlowLog, element.activityCode);
  const entry = entries.findLast(({ signature: id }) => id !== undefined) ?? entries.at(-1);
  if (entry === undefined) return null;
  const words = signedWords(entry, element, locale);
  const box = textBox(words, width, element.look, 0);
  const below = words === '' ? 0 : box.height;
  const height = Math.max(element.heightValue, below + 4);
  const name = paperTexts.t(locale, 'signature', {
    name: localised(entry.user?.name ?? entry.name, entry.user?.name_i18n, locale),
  });
  return strip({
    height,
    line: null,
    draw: ({ x, y }, _piece, drawn) => [
      ...pictureOf(entry.signature, { x, y, width, height: drawn - below }, name),
      ...(words === '' ? [] : drawText(box, x, y + drawn - below, { from: 0, to: below })),
    ],
  });
};

function pictureOf(
  refId: string | undefined,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  name: string,
): Primitive[] {
  return refId === undefined ? [] : [{ kind: 'picture', ...area, refId, fit: 'contain', name }];
}
