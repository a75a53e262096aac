import type { Property } from '../../../property.ts';
import { parseValue } from '../../../values.ts';

/**
 * The text in an editor that it drops when it is left: one that a list offers nothing for, or nothing yet, and one that
 * is no date. Null where the editor takes what is typed, or where nothing is.
 */
export function droppedText(editor: HTMLElement, column: Property): string | null {
  if (!(editor instanceof HTMLInputElement) || editor.readOnly) return null;
  const text = editor.value.trim();
  if (text === '') return null;
  if (editor.getAttribute('role') === 'combobox') return takesOption(editor) ? null : text;
  return parseValue(column, text, { locale: 'zh' }).ok ? null : text;
}

/**
 * True where a list is open and takes the option it points at when it is left: not one that it offered for an earlier
 * text, and of several not one that is chosen already.
 */
export function takesOption(editor: HTMLElement): boolean {
  if (editor.getAttribute('role') !== 'combobox' || editor.getAttribute('aria-expanded') !== 'true') return false;
  const active = editor.ownerDocument.getElementById(editor.getAttribute('aria-activedescendant') ?? '');
  if (active === null || editor.closest('.ant-select-loading') !== null) return false;
  return editor.closest('.ant-select-multiple') === null || active.getAttribute('aria-selected') !== 'true';
}
