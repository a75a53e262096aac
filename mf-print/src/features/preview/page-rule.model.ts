import type { PageSettings } from '@portico/shared-kit/contract/print-elements';
import { paperSize } from '../../template/print-document.model.ts';

/** The name under which a page of this paper is known to the printer's style. */
export function pageName(settings: PageSettings): string {
  const { width, height } = paperSize(settings);
  return `paper-${String(width)}-${String(height)}`.replaceAll('.', '_');
}

/** `@page` rules for all papers in use: their exact size, no margins of the printer's, since a sheet has its own. */
export function pageRules(settings: readonly PageSettings[]): string {
  const rules = settings.map((own) => {
    const { width, height } = paperSize(own);
    return `@page ${pageName(own)} { size: ${String(width)}mm ${String(height)}mm; margin: 0; }`;
  });
  return [...new Set(rules)].join('\n');
}
