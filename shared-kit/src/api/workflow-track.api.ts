import { getTrack } from '../contract/workflow-track.endpoints.ts';
import type { GetTrackInput, WorkflowTrack } from '../contract/workflow-track.schema.ts';
import { api, request } from './portal-api.ts';

const trackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTrack: build.query<WorkflowTrack, GetTrackInput>({
      query: request(getTrack),
      providesTags: ['WorkflowInstance'],
    }),
  }),
});

export const { useGetTrackQuery } = trackApi;
