import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the dialog that shows files; they come with it. */
export const previewTexts = defineTexts('filePreview', {
  zh: {
    previous: '上一个',
    next: '下一个',
    place: '{{place}} / {{count}}',
    smaller: '缩小',
    larger: '放大',
    notFetched: '文件加载失败',
    notReadable: '文件内容无法显示，请下载后查看',
    beginning: '文件较大，此处仅显示开头部分，下载后可查看全部',
    noViewer: '此设备不能在页面中显示 PDF，请下载后查看',
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    place: '{{place}} / {{count}}',
    smaller: 'Smaller',
    larger: 'Larger',
    notFetched: 'The file could not be loaded',
    notReadable: 'The file cannot be shown. Download it to view it',
    beginning: 'This is the beginning of a large file. Download it to see all of it',
    noViewer: 'This device cannot show PDF files in a page. Download it to view it',
  },
});
