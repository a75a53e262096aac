import type { Locale } from '@portico/shared-kit/i18n';
import { canvasTexts } from '../canvas.texts.ts';
import type { NodeNames } from '../modeler/new-nodes.ts';
import type { PadWords } from '../modeler/pads.ts';

/** Returns the names of new nodes: in the language of the page, and for English readers where that is another one. */
export function namesIn(locale: Locale): NodeNames {
  return (kind) => ({
    name: canvasTexts.t(locale, `kind.${kind}`),
    nameEn: locale === 'en' ? '' : canvasTexts.t('en', `kind.${kind}`),
  });
}

/** The words of the menus on the canvas. */
export function padWordsIn(locale: Locale): PadWords & { translate(text: string): string } {
  const t = (key: 'more' | 'connect' | 'turnInto' | 'watchTime' | 'remove' | 'search' | 'openInside') =>
    canvasTexts.t(locale, key);
  const own: Readonly<Record<string, string>> = {
    'Search in diagram': t('search'),
    'Open {element}': t('openInside'),
  };
  return {
    kind: (kind) => canvasTexts.t(locale, `kind.${kind}`),
    append: (kind) => canvasTexts.t(locale, 'append', { kind: canvasTexts.t(locale, `kind.${kind}`) }),
    more: t('more'),
    connect: t('connect'),
    turnInto: t('turnInto'),
    watchTime: t('watchTime'),
    remove: t('remove'),
    translate: (text) => own[text] ?? text,
  };
}
