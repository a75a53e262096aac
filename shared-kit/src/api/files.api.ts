import { downloadFile } from '../contract/files.endpoints.ts';
import type { FileText } from '../fields/ui.ts';
import { readText } from './field-requests/read-text.ts';
import { api, requestOf } from './portal-api.ts';

const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** An object URL of the bytes; whoever asks revokes it. */
    downloadFile: build.mutation<string, string>({
      query: (id) => requestOf(downloadFile, { id }),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
    }),
    /** The beginning of a text file. */
    readFileText: build.mutation<FileText, string>({
      query: (id) => requestOf(downloadFile, { id }),
      transformResponse: (bytes: Blob) => readText(bytes),
    }),
    /** A picture to show: an object URL that lasts as long as somebody shows it. */
    getPicture: build.query<string, string>({
      query: (id) => requestOf(downloadFile, { id }),
      transformResponse: (bytes: Blob) => URL.createObjectURL(bytes),
      async onCacheEntryAdded(_, { cacheDataLoaded, cacheEntryRemoved }) {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded !== null) URL.revokeObjectURL(loaded.data);
      },
    }),
  }),
});

export const { endpoints: filesEndpoints, useDownloadFileMutation, useGetPictureQuery } = filesApi;
