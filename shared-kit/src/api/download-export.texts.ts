import { defineTexts } from '../i18n/index.ts';

/** Words of the download of an exported file. */
export const downloadExportTexts = defineTexts('downloadExport', {
  zh: { failed: '下载失败：文件不完整，请重新导出' },
  en: { failed: 'Download failed: the file is incomplete. Export again.' },
});
