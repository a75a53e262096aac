import { useDownloadImportTemplateMutation } from '@portico/shared-kit/api/import-files.api';
import { useDownloadImportErrorsMutation } from '@portico/shared-kit/api/imports.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { fileTimestamp } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { keepFile } from '@portico/shared-kit/ui/keep-file';
import { importTexts } from './import.texts.ts';

/** Gives the workbooks of imports to the browser; a failure is told as that of any write. */
export function useImportDownloads({ schemaCode, view, name, name_i18n }: ListConfig) {
  const t = importTexts.useT();
  const locale = useLocale();
  const [template, templateState] = useDownloadImportTemplateMutation();
  const [errors, errorsState] = useDownloadImportErrorsMutation();
  const title = localised(name, name_i18n, locale);
  return {
    isBusy: templateState.isLoading || errorsState.isLoading,
    downloadTemplate: async () => {
      const { data } = await template({ schemaCode, queryCode: view.code, languageType: locale });
      if (data !== undefined) keepFile(data, t('templateName', { title }));
    },
    downloadErrors: async (taskId: string) => {
      const { data } = await errors({ taskId });
      if (data !== undefined) keepFile(data, t('errorFileName', { title, time: fileTimestamp(Date.now()) }));
    },
  };
}

/** Workbooks that imports offer. */
export type ImportDownloads = ReturnType<typeof useImportDownloads>;
