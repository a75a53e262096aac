import { appError, textParam } from '@portico/shared-kit/errors';
import { bilingual, type BilingualText, localised } from '@portico/shared-kit/i18n';
import type { DocumentKind } from './check-document.ts';

const refusals = {
  portalPage: 'portalPageInUse',
  printTemplate: 'printTemplateInUse',
  report: 'reportInUse',
} as const satisfies Record<DocumentKind, string>;

/** Throws portalPageInUse, printTemplateInUse or reportInUse with what uses a document, where anything does. */
export function requireUnused(kind: DocumentKind, uses: readonly BilingualText[]): void {
  if (uses.length === 0) return;
  const joined = bilingual(uses.map(({ zh }) => zh).join('；'), uses.map(({ en }) => en).join('; '));
  throw appError(refusals[kind], textParam('uses', joined));
}

/** Returns the uses as a designer shows them. */
export function presentUses(uses: readonly BilingualText[]) {
  return uses.map(({ zh, en }) => ({ name: zh, name_i18n: JSON.stringify({ en }) }));
}

/** Returns a name in both languages. */
export function bothNames({ name, nameI18n }: { readonly name: string; readonly nameI18n: string | null }) {
  return { zh: name, en: localised(name, nameI18n, 'en') };
}
