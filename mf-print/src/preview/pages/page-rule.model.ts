/** Paper as it is printed, in mm. */
interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** The name under which a page of this paper is known to the printer's style. */
export function pageName({ width, height }: PaperSize): string {
  return `paper-${String(width)}-${String(height)}`.replaceAll('.', '_');
}

/** `@page` rules for all papers in use: their exact size, no margins of the printer's, since a page has its own. */
export function pageRules(papers: readonly PaperSize[]): string {
  const rules = papers.map((paper) => {
    const { width, height } = paper;
    return `@page ${pageName(paper)} { size: ${String(width)}mm ${String(height)}mm; margin: 0; }`;
  });
  return [...new Set(rules)].join('\n');
}
