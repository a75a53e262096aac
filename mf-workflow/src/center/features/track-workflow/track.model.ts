import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import type { TrackNode, TrackState } from '@portico/shared-kit/contract/workflow-track.schema';
import { type Locale, localised } from '@portico/shared-kit/i18n';
import { trackTexts } from './track.texts.ts';

/** Texts and facts that people read of a node of the diagram. */
export interface NodeView {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly state: TrackState;
  /** State of the node in words. */
  readonly stateLabel: string;
  /** Absent where nothing happened there yet. */
  readonly node: TrackNode;
  /** Entries of the actions that were taken there, newest first. */
  readonly done: readonly WorkflowLogEntry[];
}

/** Nodes that only part and join ways: the diagram shows them, a list would be longer and say no more. */
const onlyDrawn: readonly TrackNode['kind'][] = ['end', 'exclusive', 'parallel', 'inclusive'];

/** The nodes with their words and with what was done at each. */
export function nodeViews(
  nodes: readonly TrackNode[],
  log: readonly WorkflowLogEntry[],
  locale: Locale,
): readonly NodeView[] {
  const done = Map.groupBy(
    log.filter(({ finishTime }) => finishTime !== null),
    ({ activityCode }) => activityCode,
  );
  return nodes.map((node) => {
    const entries = (done.get(node.activityCode) ?? []).toReversed();
    const kind = trackTexts.t(locale, `kind.${node.kind}`);
    const isAgain = node.state === 'coming' && entries.length > 0;
    return {
      id: node.activityCode,
      label: localised(node.name, node.name_i18n, locale) || kind,
      kind,
      state: node.state,
      stateLabel: isAgain ? trackTexts.t(locale, 'again') : trackTexts.t(locale, `state.${node.state}`),
      node,
      done: entries,
    };
  });
}

/** Returns whether a node has something to tell beside how it is drawn. Where a sub-process begins is one with itself. */
export function isListed({ kind, parent }: TrackNode): boolean {
  return !onlyDrawn.includes(kind) && !(kind === 'start' && parent !== null);
}

const order: readonly TrackState[] = ['live', 'done', 'coming'];

/** Returns the nodes of a list: the live ones, those that are done, those to come; then, apart, those that it did not come to. */
export function listedViews(views: readonly NodeView[]): {
  readonly main: readonly NodeView[];
  readonly passedBy: readonly NodeView[];
} {
  const listed = views.filter(({ node }) => isListed(node));
  return {
    main: order.flatMap((state) => listed.filter((view) => view.state === state)),
    passedBy: listed.filter(({ state }) => state === 'passedBy'),
  };
}
