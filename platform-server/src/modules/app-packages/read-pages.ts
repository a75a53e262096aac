import { pathOf, type PositionedFile } from '../../text-files/positioned-file.ts';
import { documentFault } from '../designs/index.ts';
import { portalPageFormat } from '../portal/index.ts';
import { PortalPageFile } from './package.schema.ts';

/**
 * Reads the file of a portal page. Throws packageInvalid where its content or its draft is none that its designer could
 * publish; widgets of a type that this program does not have are kept.
 */
export function readPageFile(file: PositionedFile): PortalPageFile {
  const page = file.as(PortalPageFile);
  for (const member of ['content', 'draft'] as const) {
    const content = page[member];
    const fault = content === undefined ? null : documentFault(portalPageFormat, content);
    if (fault !== null) throw file.problem([member, ...pathOf(fault.path)], fault.detail);
  }
  return page;
}
