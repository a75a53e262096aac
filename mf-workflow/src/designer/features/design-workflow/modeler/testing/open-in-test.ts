import { openDesign } from '../open-design.ts';
import type { OpenDesign } from '../open-diagram.ts';
import { standInForSvg } from './svg-canvas.ts';

/** Opens a file in a test as the designer does. */
export async function openInTest(xml: string, { isReadOnly = false } = {}): Promise<OpenDesign> {
  standInForSvg();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const words = {
    kind: (kind: string) => kind,
    append: (kind: string) => kind,
    translate: (text: string) => text,
    more: '',
    connect: '',
    turnInto: '',
    watchTime: '',
    remove: '',
  };
  const names = (kind: string) => ({ name: kind, nameEn: '' });
  return openDesign({ container, xml, isReadOnly, names, words: () => words, locale: 'en' });
}
