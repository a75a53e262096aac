const reachable =
  'input:not([hidden], [type="hidden"], :disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]';

function controlsOf(cell: Element): readonly HTMLElement[] {
  const all = [...cell.querySelectorAll<HTMLElement>(reachable)].filter(({ tabIndex }) => tabIndex >= 0);
  const radios = all.filter((each) => each instanceof HTMLInputElement && each.type === 'radio');
  const chosen = radios.find((each) => (each as HTMLInputElement).checked) ?? radios[0];
  return all.filter((each) => !radios.includes(each) || each === chosen);
}

/**
 * Gives a cell the focus: its editor, whose text is selected where typing replaces it; the cell itself where it has none.
 * Pressed, what opens is opened and what switches is switched.
 */
export function focusCell(cell: HTMLElement, { isReady, isPressed }: { isReady: boolean; isPressed: boolean }): void {
  const control = cell.dataset['editing'] === 'true' ? controlsOf(cell)[0] : undefined;
  if (control === undefined) {
    cell.focus({ preventScroll: true });
    return;
  }
  const isText =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');
  // Selected before it has the focus, as the Tab key does it: an editor that then shows another text selects that.
  if (isText && isReady) control.select();
  control.focus({ preventScroll: true });
  if (isText && !isReady) control.setSelectionRange(control.value.length, control.value.length);
  if (!isPressed) return;
  const role = control.getAttribute('role');
  if (role === 'switch') control.click();
  else if (role === 'combobox' && control.getAttribute('aria-expanded') !== 'true')
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
}

/** Goes to the next control of the same cell (-1: the one before it); false where there is none. */
export function nextInCell(from: HTMLElement, step: 1 | -1): boolean {
  const cell = from.closest('[data-column]');
  const controls = cell === null ? [] : controlsOf(cell);
  const next = controls[controls.indexOf(from) + step];
  if (next === undefined || !controls.includes(from)) return false;
  next.focus({ preventScroll: true });
  return true;
}
