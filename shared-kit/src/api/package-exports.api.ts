import { exportPackage, exportPackageZip } from '../contract/applications.endpoints.ts';
import type { ExportedPackage, ExportPackageInput } from '../contract/applications.schema.ts';
import { api, request } from './portal-api.ts';

const packageExportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportPackage: build.query<ExportedPackage, ExportPackageInput>({
      query: request(exportPackage),
      keepUnusedDataFor: 0,
    }),
    /** An object URL of the zip; whoever asks revokes it. */
    exportPackageZip: build.mutation<string, ExportPackageInput>({
      query: request(exportPackageZip),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
  }),
});

export const { endpoints: packageExportsEndpoints, useExportPackageZipMutation } = packageExportsApi;
