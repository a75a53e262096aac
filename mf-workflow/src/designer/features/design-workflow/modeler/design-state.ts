import type { ElementFacts } from '../model/element-facts.model.ts';
import { type FileNotes, noNotes } from './file-notes.ts';

/** State of the open diagram for the screen; a new one after each change. */
export interface DesignState {
  readonly elements: readonly ElementFacts[];
  readonly selectedIds: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Grows with every change of the diagram, those that are undone among them. */
  readonly changes: number;
  /** Value of that counter when the diagram was opened. */
  readonly opened: number;
  /** Of the file that is on the canvas. */
  readonly notes: FileNotes;
  /** True until somebody has agreed to what would be lost: nothing is saved meanwhile. */
  readonly isHeld: boolean;
}

/** Before anything is open. */
export const nothingYet: DesignState = {
  elements: [],
  selectedIds: [],
  canUndo: false,
  canRedo: false,
  changes: 0,
  opened: 0,
  notes: noNotes,
  isHeld: false,
};
