import type { ReactNode } from 'react';
import type { FormatContext } from './field-kind.ts';
import type { CellProblem } from './problems.ts';

/** Props of a cell of a list or of a read-only form field. Empty values never reach it. */
export interface CellProps<TValue, TSettings extends object> {
  readonly value: TValue;
  readonly settings: TSettings;
  readonly context: FormatContext;
  /** False in a grid, where a key of its own leads into a cell: what can be pressed there is no stop of the Tab key. */
  readonly isTabStop: boolean;
}

/** Props of an editor. It calls `onChange` at every change, with null for empty; checking is the form's work. */
export interface EditorProps<TValue, TSettings extends object> {
  /** Ties the editor to its visible label; `label` names it for those who cannot see that. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: TValue | null;
  readonly settings: TSettings;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  /** Id of the words that say why the value is refused. */
  readonly describedBy?: string | undefined;
  /** Of a sub-table: cells that are wrong besides those that their column refuses. */
  readonly cellProblems?: readonly CellProblem[] | undefined;
  /** Of a sub-table: no row comes or goes. */
  readonly isFixed?: boolean;
  onChange(value: TValue | null): void;
}

/** Control by which a list wants a condition to be chosen (list spec, section 3: displayType and choiceType). */
export interface FilterLook {
  /** 1 radio, 2 checkboxes, else the kind's own control. */
  readonly displayType?: number | undefined;
  /** 2 a popup, 3 a tree, else the kind's own control. */
  readonly choiceType?: number | undefined;
  /** Of a relevance form: the list view that its popup shows (relativeQueryCode). */
  readonly queryCode?: string | undefined;
}

/** Props of a control of the filter form. */
export interface FilterControlProps<TFilter, TSettings extends object> {
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: TFilter | null;
  readonly settings: TSettings;
  readonly look?: FilterLook | undefined;
  onChange(value: TFilter | null): void;
}

/** The looks of a kind: React components, as methods so that kinds share one registry. */
export interface FieldUi<TValue, TSettings extends object, TFilter> {
  Cell(props: CellProps<TValue, TSettings>): ReactNode;
  /** The whole value on a form that is read, where a cell shows only a part of it. */
  Reader?(props: CellProps<TValue, TSettings>): ReactNode;
  Editor(props: EditorProps<TValue, TSettings>): ReactNode;
  /** True where the editor is one box of text: a cell of rows has it as soon as it is marked, so that typing begins at once. */
  readonly isTyped?: boolean;
  /** True where the editor drops a text that it cannot take: a cell of rows reads it as it reads a pasted one. */
  readsText?(settings: TSettings): boolean;
  /** Fetches the code of the editor where that comes by itself: a cell whose editor is not there loses the first key. */
  loadEditor?(settings: TSettings): Promise<void> | null;
  FilterControl(props: FilterControlProps<TFilter, TSettings>): ReactNode;
}

/** Any kind's looks, as a lookup gives them. */
export type AnyFieldUi = FieldUi<unknown, object, unknown>;
