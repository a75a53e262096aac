import { useEffect } from 'react';
import type { LabelSheet } from './label-sheet.model.ts';

/** Tells the printer the size of the paper. A constructed sheet, because the content policy allows no other. */
export function usePaper({ paperWidth, paperHeight }: LabelSheet): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${paperWidth}mm ${paperHeight}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules);
    };
  }, [paperWidth, paperHeight]);
}
