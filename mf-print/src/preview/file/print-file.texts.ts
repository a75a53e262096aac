import { defineTexts } from '@portico/shared-kit/i18n';

/** Words of the download of what is printed. */
export const printFileTexts = defineTexts('printFile', {
  zh: {
    download: '下载 PDF',
    underWay: '正在生成 PDF，{{percent}}%',
    begun: '正在生成 PDF，完成后自动下载。离开此页后，可在“后台任务”中下载。',
    refused: '{{count}} 条数据已不存在或无权查看，未写入 PDF',
  },
  en: {
    download: 'Download as PDF',
    underWay: 'Writing the PDF, {{percent}}%',
    begun:
      'The PDF is being written and is downloaded when it is done. If you leave this page, find it in “Background jobs”.',
    refused: {
      one: '{{count}} record is gone or hidden from you, and is not in the PDF',
      other: '{{count}} records are gone or hidden from you, and are not in the PDF',
    },
  },
});
