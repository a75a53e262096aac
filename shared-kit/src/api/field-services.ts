import { useMemo } from 'react';
import type { FieldServices } from '../fields/ui.ts';
import { filesEndpoints } from './files.api.ts';
import { organisationEndpoints } from './organisation.api.ts';
import type { PortalStore } from './store.ts';
import { uploadWithProgress } from './upload-file.ts';
import { usePortalDispatch } from './use-portal-dispatch.ts';

const peopleShown = 20;

/** What fields fetch, over the one API: give it to a `FieldServicesProvider` around a page with fields. */
export function useApiFieldServices(): FieldServices {
  const dispatch = usePortalDispatch();
  return useMemo(() => fieldServicesOf(dispatch), [dispatch]);
}

function fieldServicesOf(dispatch: PortalStore['dispatch']): FieldServices {
  // A failed write is told by the API's own rule.
  const fileUrl = async (id: string) =>
    (await dispatch(filesEndpoints.downloadFile.initiate(id, { track: false }))).data ?? null;
  return {
    async searchUsers(query, signal) {
      const input = { ...(query.trim() === '' ? {} : { keyword: query.trim() }), page: 0, size: peopleShown };
      const search = dispatch(organisationEndpoints.searchUsers.initiate(input, { subscribe: false }));
      signal.addEventListener('abort', () => search.abort(), { once: true });
      const { content } = await search.unwrap();
      return content.map(({ id, name, name_i18n, imgUrl }) => ({ id, name, name_i18n, imgUrl }));
    },
    listDepartments: () =>
      dispatch(organisationEndpoints.listDepartments.initiate(undefined, { subscribe: false })).unwrap(),
    async uploadFile(file, watch) {
      const { id, name, size, mimeType } = await uploadWithProgress(file, watch);
      return { id, name, size, mimeType };
    },
    async downloadFile({ id, name }) {
      const url = await fileUrl(id);
      if (url !== null) keep(url, name);
    },
    fileUrl: ({ id }) => fileUrl(id),
  };
}

/** Lets the browser keep the bytes of an object URL as a file, and lets go of them. */
function keep(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
