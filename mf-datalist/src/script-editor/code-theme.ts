import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.moduleKeyword, tags.self], color: 'var(--portico-option-purple)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--portico-option-green)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--portico-option-orange)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--portico-option-blue)' },
  { tag: tags.comment, color: 'var(--ant-color-text-tertiary)', fontStyle: 'italic' },
  { tag: tags.invalid, color: 'var(--portico-option-red)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ant-color-text)', backgroundColor: 'var(--ant-color-bg-container)' },
  '&.cm-focused': { outline: '2px solid var(--portico-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--ant-font-family-code)', fontSize: '13px', lineHeight: '20px', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ant-color-text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ant-color-text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--ant-color-bg-container)',
    color: 'var(--ant-color-text-tertiary)',
    borderRight: '1px solid var(--ant-color-border-secondary)',
  },
  '.cm-activeLine': { backgroundColor: 'var(--ant-color-fill-quaternary)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--ant-color-fill-quaternary)', color: 'var(--ant-color-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--ant-control-item-bg-active)',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--ant-color-fill-secondary)', outline: 'none' },
  '.cm-tooltip': {
    backgroundColor: 'var(--ant-color-bg-elevated)',
    color: 'var(--ant-color-text)',
    border: '1px solid var(--ant-color-border-secondary)',
    borderRadius: 'var(--ant-border-radius)',
    boxShadow: 'var(--ant-box-shadow-secondary)',
  },
  '.cm-tooltip-hover, .cm-completionInfo': { maxWidth: '420px', padding: '6px 10px', fontSize: '13px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--ant-font-family-code)', maxHeight: '240px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--ant-control-item-bg-active)',
    color: 'var(--ant-color-text)',
  },
  '.cm-completionDetail': { color: 'var(--ant-color-text-tertiary)', fontStyle: 'normal' },
});

/** Looks of the editor: colours of the portal's theme, so that it is light or dark as the page is. */
export const codeTheme: Extension = [look, syntaxHighlighting(colours)];
