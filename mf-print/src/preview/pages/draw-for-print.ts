/**
 * Draws the pages that are not on the screen, as text without any component: hundreds of them stand there only while the browser
 * looks at them. Returns what takes them away.
 */
export function drawForPrint(sheets: Iterable<Element>, markupOf: (index: number) => string): () => void {
  const drawn: Element[] = [];
  for (const [index, sheet] of [...sheets].entries()) {
    if (sheet.querySelector('svg') !== null) continue;
    sheet.insertAdjacentHTML('afterbegin', markupOf(index));
    for (const element of sheet.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? '';
    }
    if (sheet.firstElementChild !== null) drawn.push(sheet.firstElementChild);
  }
  return () => {
    for (const element of drawn) element.remove();
  };
}
