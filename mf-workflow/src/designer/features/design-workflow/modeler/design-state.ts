import type { ElementFacts } from '../model/element-facts.model.ts';
import type { DiagramStep } from './diagram-history.ts';
import { type FileNotes, noNotes } from './file-notes.ts';

/** State of the open diagram for the screen; a new one after each change. */
export interface DesignState {
  readonly elements: readonly ElementFacts[];
  readonly selectedIds: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The present step of the diagram's history; another one after each change, also where one is undone. */
  readonly step: DiagramStep;
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
  step: { file: { xml: '' } },
  notes: noNotes,
  isHeld: false,
};
