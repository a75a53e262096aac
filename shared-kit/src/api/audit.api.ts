import { exportAudit, searchAudit } from '../contract/audit.endpoints.ts';
import type { AuditPage, ExportAuditInput, SearchAuditInput } from '../contract/audit.schema.ts';
import { api, request } from './portal-api.ts';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Never from the cache: the trail grows with all that anybody does. */
    searchAudit: build.query<AuditPage, SearchAuditInput>({ query: request(searchAudit), keepUnusedDataFor: 0 }),
    /** An object URL of the CSV file; whoever asks revokes it. */
    exportAudit: build.mutation<string, ExportAuditInput>({
      query: request(exportAudit),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
  }),
});

export const { useExportAuditMutation, useSearchAuditQuery } = auditApi;
