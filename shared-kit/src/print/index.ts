/** Records on paper: a pure layout in mm, from a template and a record to pages of drawn shapes. */
export type {
  CodeShape,
  LineShape,
  PictureShape,
  Primitive,
  RectShape,
  ShapeGroup,
  Stroke,
  TextRun,
} from './drawing/primitives.ts';
export { pageMarkup, type PictureAddress } from './drawing/page-markup.ts';
export { pictureFit, type PlainShape, svgElement } from './drawing/svg-element.ts';
export { shapesIn } from './drawing/shapes-in.ts';
export { drawElement, type ElementShapes } from './layout/draw-element.ts';
export { drawLabel } from './label/draw-label.ts';
export { labelLayout, leastCode } from './label/label-layout.ts';
export { layOutRecord } from './layout/lay-out-record.ts';
export { pageMarks } from './layout/page-marks.ts';
export type { PageFlow, PrintedPage, PrintJob } from './layout/print-job.ts';
export { layoutLimits, type PrintProblem, type PrintProblemKind } from './layout/problems.ts';
export { characterWidth, type FontWeight, mmPerPoint } from './measure/text-measure.ts';
export { plainTemplate } from './plain-template.ts';
export { propertyFinder } from './values/words.ts';
export { evaluateFormula } from './values/display-formula.ts';
