import { getTrack } from '@portico/shared-kit/contract/workflow-track.endpoints';
import { GetTrackInput, WorkflowTrack } from '@portico/shared-kit/contract/workflow-track.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { WorkflowTracks } from './track.service.ts';

/** Registers what is asked about the track of an instance. */
export function registerTracks(app: FastifyInstance, tracks: WorkflowTracks): void {
  route(app, getTrack, { input: GetTrackInput, reply: WorkflowTrack }, ({ input, user }) => tracks.get(user, input));
}
