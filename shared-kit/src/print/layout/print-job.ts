import type { PageBreaks } from '../../contract/page-breaks.ts';
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
  /** Breaks that a person put. */
  readonly breaks?: PageBreaks;
  /** Link that opens a record, for QR codes; null where there is none. */
  linkOf(recordId: RecordId): string | null;
}

/** Flow of a record's content on a page. Mm. */
export interface PageFlow {
  /** Index of the page, as breaks put by hand name it. */
  readonly page: number;
  /** Upper end of the content, from the edge of the paper. */
  readonly top: number;
  /** Lower end of what stands on the page, and of what may stand there; from the upper end. */
  readonly end: number;
  readonly usable: number;
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
  /** Null for the further parts of wide tables, which break where the first does. */
  readonly flow: PageFlow | null;
}
