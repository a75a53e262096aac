import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import { porticoModdle } from '@portico/shared-kit/workflow';
import { type LostContent, lostContent } from '../model/lost-content.model.ts';
import { childOf, childrenOf, type Moddle, textOf } from '../model/moddle.model.ts';
import { type ReaderWarning, readerWarning } from '../model/reader-warning.model.ts';

/** All that is to be known of a file before it is changed and saved. */
export interface FileNotes {
  readonly warnings: readonly ReaderWarning[];
  /** Parts of the file that saving a changed diagram leaves out. */
  readonly lost: readonly LostContent[];
  /** Names of the further diagrams of the file, which are kept and not shown. */
  readonly hidden: readonly string[];
}

/** Before a file was read. */
export const noNotes: FileNotes = { warnings: [], lost: [], hidden: [] };

type Viewer = Pick<NavigatedViewer, 'saveXML' | 'getDefinitions'>;

/** Returns the notes of a file that a viewer has just read. */
export async function notesOf(
  viewer: Viewer,
  file: string,
  warnings: readonly (string | { readonly message?: string })[],
): Promise<FileNotes> {
  const { xml = '' } = await viewer.saveXML({ format: true });
  const definitions = viewer.getDefinitions() as unknown as Moddle;
  const messages = warnings.map((warning) => (typeof warning === 'string' ? warning : (warning.message ?? '')));
  return { warnings: messages.map(readerWarning), lost: lostContent(file, xml), hidden: hiddenIn(definitions) };
}

/** Returns the notes of a file that is not opened yet. Rejects where it cannot be. `file` is the text before it was laid out. */
export async function notesOfFile(file: string, laidOut: string): Promise<FileNotes> {
  const viewer = new NavigatedViewer({ moddleExtensions: { portico: porticoModdle } });
  try {
    const { warnings } = await viewer.importXML(laidOut);
    return await notesOf(viewer, file, warnings);
  } finally {
    viewer.destroy();
  }
}

/** The canvas shows the first diagram, and those of what is collapsed in it. */
function hiddenIn(definitions: Moddle): readonly string[] {
  return childrenOf(definitions, 'diagrams')
    .slice(1)
    .flatMap((diagram) => {
      const drawn = childOf(childOf(diagram, 'plane'), 'bpmnElement');
      const isInside = drawn?.$type.endsWith('SubProcess') === true || drawn?.$type === 'bpmn:Transaction';
      return isInside ? [] : [textOf(diagram, 'name') || textOf(drawn, 'name') || textOf(diagram, 'id')];
    });
}
