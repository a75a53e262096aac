import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { pathOf, type PositionedFile } from '../../text-files/positioned-file.ts';
import { documentFault, type DocumentFormat } from '../designs/index.ts';
import { portalPageFormat } from '../portal/index.ts';
import { reportFormat } from '../reports/index.ts';
import { PortalPageFile, ReportFile } from './package.schema.ts';

/**
 * Reads the file of a portal page. Throws packageInvalid where its content or its draft is none that its designer could
 * publish; widgets of a type that this program does not have are kept.
 */
export function readPageFile(file: PositionedFile): PortalPageFile {
  return withReadable(file, file.as(PortalPageFile), portalPageFormat);
}

/** Reads the file of a report. Throws packageInvalid as for a page; charts of a type that this program does not have are kept. */
export function readReportFile(file: PositionedFile): ReportFile {
  return withReadable(file, file.as(ReportFile), reportFormat);
}

function withReadable<T extends { readonly content?: JsonObject; readonly draft?: JsonObject }>(
  file: PositionedFile,
  document: T,
  format: DocumentFormat,
): T {
  for (const member of ['content', 'draft'] as const) {
    const content = document[member];
    const fault = content === undefined ? null : documentFault(format, content);
    if (fault !== null) throw file.problem([member, ...pathOf(fault.path)], fault.detail);
  }
  return document;
}
