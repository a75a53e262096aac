import { useEffect } from 'react';

/** Gives the page these rules while it is shown. A constructed sheet, because the content policy allows no other. */
export function usePageRules(rules: string): void {
  useEffect(() => {
    if (rules === '' || !('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [rules]);
}
