import type { GetTrackInput, WorkflowTrack } from '@portico/shared-kit/contract/workflow-track.schema';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { findLog } from '../instances/log.repository.ts';
import { instanceVisibility } from '../instances/instance-visibility.ts';
import { findOpenItems } from '../work-items/work-items.repository.ts';
import { trackJumps, trackNodes } from './track-nodes.ts';
import { findArrivals } from './track.repository.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Tracks of instances: the nodes where they have been, are, and can still go. */
export interface WorkflowTracks {
  /**
   * The diagram of the version that the instance runs on, with how each node stands. For everybody who sees the instance
   * (as getInstance). Throws workflowInstanceMissing, noPermissionToView.
   */
  get(user: SignedInUser, input: GetTrackInput): Promise<WorkflowTrack>;
}

/** Reads the tracks of instances. */
export function workflowTracks(needs: WorkflowContext): WorkflowTracks {
  const {
    platform: {
      connections: { db },
      corpId,
    },
    templates,
  } = needs;
  const seenInstance = instanceVisibility(needs);

  return {
    async get(user, { workflowInstanceId }) {
      const { id, workflowCode, workflowVersion, state } = await seenInstance(user, workflowInstanceId);
      const [template, drawing, done, open, arrivals] = await Promise.all([
        templates.read(workflowCode, workflowVersion),
        templates.draw(workflowCode, workflowVersion),
        findLog(db, corpId, id),
        findOpenItems(db, corpId, [id]),
        findArrivals(db, { corpId, instanceId: id }),
      ]);
      return {
        workflowInstanceId: id,
        drawing: drawing.xml,
        isLaidOut: drawing.isLaidOut,
        nodes: trackNodes({ template, state, done, arrivals, open }),
        jumps: trackJumps({ template, done, arrivals }),
      };
    },
  };
}
