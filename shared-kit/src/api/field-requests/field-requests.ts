import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { codeOf } from '../../errors/index.ts';
import type { FieldServices } from '../../fields/ui.ts';
import { isApiError } from '../../errors/api-error.ts';
import { keepFile } from '../../ui/keep-file/index.ts';
import { filesEndpoints } from '../files.api.ts';
import { modelsEndpoints } from '../models.api.ts';
import { organisationEndpoints } from '../organisation.api.ts';
import { apiUnitSource } from '../people/unit-source.ts';
import { recordsEndpoints } from '../records.api.ts';
import type { PortalStore } from '../store.ts';
import { uploadWithProgress } from './upload-file.ts';

/** A request that was not sent yet, as an endpoint makes it. */
type Asking<T> = ThunkAction<
  { abort(): void; unwrap(): Promise<T> },
  ReturnType<PortalStore['getState']>,
  unknown,
  UnknownAction
>;

const once = { subscribe: false } as const;

/** Returns the services of fields, as requests of the one API. */
export function fieldRequests(dispatch: PortalStore['dispatch']): FieldServices {
  // A failed write is told by the API's own rule.
  const fileUrl = async (id: string) =>
    (await dispatch(filesEndpoints.downloadFile.initiate(id, { track: false }))).data ?? null;
  function ask<T>(asking: Asking<T>, signal: AbortSignal): Promise<T> {
    const running = dispatch(asking);
    signal.addEventListener('abort', () => running.abort(), { once: true });
    return running.unwrap();
  }
  return {
    units: () => Promise.resolve(apiUnitSource(dispatch)),
    getUserCard: (id, signal) => ask(organisationEndpoints.getUserCard.initiate(id, once), signal),
    getListConfig: (input, signal) => ask(modelsEndpoints.getListConfigData.initiate(input, once), signal),
    queryRecords: (input, signal) =>
      ask(recordsEndpoints.queryRecords.initiate(input, { ...once, forceRefetch: true }), signal),
    async queryOptions(input, signal) {
      try {
        return await ask(recordsEndpoints.queryOptions.initiate(input, { ...once, forceRefetch: true }), signal);
      } catch (error) {
        if (isApiError(error) && error.errcode === codeOf('noPermissionToView')) return null;
        throw error;
      }
    },
    getRecord: (input, signal) =>
      ask(recordsEndpoints.getRecord.initiate(input, { ...once, forceRefetch: true }), signal),
    async uploadFile(file, watch) {
      const { id, name, size, mimeType } = await uploadWithProgress(file, watch);
      return { id, name, size, mimeType };
    },
    async downloadFile({ id, name }) {
      const url = await fileUrl(id);
      if (url !== null) keepFile(url, name);
    },
    fileUrl: ({ id }) => fileUrl(id),
    fileText: async ({ id }) =>
      (await dispatch(filesEndpoints.readFileText.initiate(id, { track: false }))).data ?? null,
  };
}
