import Modeler from 'bpmn-js/lib/Modeler';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import { porticoModdle } from '@portico/shared-kit/workflow';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Edits, editsOf, registerEdits } from './edits.ts';
import { type DiagramDocument, diagramDocument } from './diagram-history.ts';
import { completeWhatIsDrawn } from './complete-drawn.ts';
import type { NodeNames } from './new-nodes.ts';
import { type OpenDesign, OpenDiagram } from './open-diagram.ts';
import { drawReaderNames, editReaderNames, type Reader } from './reader-names.ts';
import { onlyOurs, translations } from './overrides.ts';
import { type PadWords, registerPads } from './pads.ts';
import { routeFlows } from './routing/route-flows.ts';
import type { GetService, Services } from './services.ts';

interface OpenOptions {
  readonly container: HTMLElement;
  readonly xml: string;
  readonly isReadOnly: boolean;
  readonly names: NodeNames;
  words(): PadWords & { translate(text: string): string };
  /** The language of the page when it is opened. */
  readonly locale: Locale;
  /** Document to which its steps are reported; absent where it is only looked at. */
  readonly document?: DiagramDocument | undefined;
}

/** Draws a diagram, to be changed or only to be read. Rejects where the file cannot be read. */
export async function openDesign(options: OpenOptions): Promise<OpenDesign> {
  const { container, isReadOnly } = options;
  const looks = {
    container,
    // The page's own colours, in every theme.
    bpmnRenderer: {
      defaultFillColor: 'var(--ant-color-bg-container)',
      defaultStrokeColor: 'var(--ant-color-text-secondary)',
      defaultLabelColor: 'var(--ant-color-text)',
    },
    // What stands below a circle keeps off its line.
    textRenderer: { externalStyle: { fontSize: 12, lineHeight: 1.5 } },
    moddleExtensions: { portico: porticoModdle },
    additionalModules: [isReadOnly ? translations(options) : onlyOurs(options)],
  };
  const viewer = isReadOnly ? new NavigatedViewer(looks) : new Modeler(looks);
  const get: GetService = (name) => viewer.get<NonNullable<Services[typeof name]>>(name);
  const reader = { locale: options.locale };
  drawReaderNames(get, reader);
  const edits = isReadOnly ? null : equip(get, options, reader);
  const open = new OpenDiagram(viewer, get, {
    edits,
    names: options.names,
    reader,
    document: options.document ?? diagramDocument(options.xml),
  });
  try {
    await open.begin(options.xml);
  } catch (error) {
    viewer.destroy();
    throw error;
  }
  return open;
}

function equip(get: GetService, { words, names }: OpenOptions, reader: Reader): Edits {
  registerEdits(get);
  editReaderNames(get, reader);
  const edits = editsOf(get, names);
  const show = (id: string) => get('selection').select(get('elementRegistry').get(id) ?? null);
  registerPads({ get, edits, words, names, show });
  completeWhatIsDrawn(get, names);
  routeFlows(get);
  return edits;
}
