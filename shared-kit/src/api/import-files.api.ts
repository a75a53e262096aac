import type { Empty } from '../contract/common.schema.ts';
import {
  discardImportFile,
  downloadImportTemplate,
  getImportLimit,
  readImportHeads,
  uploadImportFile,
} from '../contract/imports.endpoints.ts';
import type {
  ImportFile,
  ImportFileInput,
  ImportHeads,
  ImportHeadsInput,
  ImportLimit,
  ImportLimitInput,
  ImportTemplateInput,
} from '../contract/imports.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { portal, uploadWithProgress } from './field-requests/upload-file.ts';
import { api, request } from './portal-api.ts';

const importFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImportLimit: build.query<ImportLimit, ImportLimitInput>({ query: request(getImportLimit) }),
    discardImportFile: build.mutation<Empty, ImportFileInput>({ query: request(discardImportFile) }),
    readImportHeads: build.query<ImportHeads, ImportHeadsInput>({ query: request(readImportHeads) }),
    /** An object URL of the workbook; whoever asks revokes it. */
    downloadImportTemplate: build.mutation<string, ImportTemplateInput>({
      query: request(downloadImportTemplate),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
  }),
});

// What was discarded a moment before, or belongs to an import by now, is no news to anybody.
markHandlesErrorItself('discardImportFile');

/** Sends a spreadsheet and tells how far it is; rejects with an `Error` whose message says why, in the user's language. */
export function sendImportFile(file: File, watch: Parameters<typeof uploadWithProgress>[1]): Promise<ImportFile> {
  return uploadWithProgress<ImportFile>(file, watch, { ...portal, path: uploadImportFile.path });
}

export const {
  useDiscardImportFileMutation,
  useDownloadImportTemplateMutation,
  useGetImportLimitQuery,
  useReadImportHeadsQuery,
} = importFilesApi;
