/** Things that keep paper from being as its author meant it. */
export type PrintProblemKind =
  | 'textCut'
  | 'leavesPage'
  | 'codeTooSmall'
  | 'codeInvalid'
  | 'pictureTooLarge'
  | 'formulaUnreadable'
  | 'tooManyRows'
  | 'tooManyPages';

/** Problem of one element, on the first page that has it; `area` is the element's there, in mm from the corner of the paper. */
export interface PrintProblem {
  readonly kind: PrintProblemKind;
  readonly elementId: string;
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Limits of one record on paper, so that no record holds the thread for long. Bytes of one picture. */
export const layoutLimits = { rows: 20_000, pages: 3_000, textLength: 200_000, pictureBytes: 20_000_000 } as const;
