import type { RecordId } from '../../contract/ids.ts';
import type { PrintTemplateDocument } from '../../contract/print-template.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Primitive } from '../drawing/primitives.ts';
import type { FindProperty } from '../values/words.ts';
import type { PrintProblem } from './problems.ts';

/** Facts that the pages of records depend on beside the records themselves. */
export interface PrintJob {
  readonly template: PrintTemplateDocument;
  readonly find: FindProperty;
  readonly locale: Locale;
  /** Time of printing, ISO text in UTC: the marks Date and Time show it. */
  readonly printedAt: string;
  /** Link that opens a record, for QR codes; null where there is none. */
  linkOf(recordId: RecordId): string | null;
}

/** A page of paper. Lengths in mm. */
export interface PrintedPage {
  readonly recordId: RecordId;
  /** Number of the page among those of its record, from 1, and how many these are. */
  readonly number: number;
  readonly total: number;
  readonly width: number;
  readonly height: number;
  /** `refId` of the picture behind the page, or null, and whether it is printed or only seen. */
  readonly background: string | null;
  readonly printsBackground: boolean;
  readonly primitives: readonly Primitive[];
  readonly problems: readonly PrintProblem[];
}
