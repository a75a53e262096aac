import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the editor of files. */
export const attachmentTexts = defineTexts('attachmentField', {
  zh: {
    chooseFiles: '上传文件',
    removeFile: '移除 {{name}}',
    retryUpload: '重新上传 {{name}}',
    uploadFailed: '上传失败',
    uploading: '正在上传 {{name}}',
  },
  en: {
    chooseFiles: 'Upload files',
    removeFile: 'Remove {{name}}',
    retryUpload: 'Upload {{name}} again',
    uploadFailed: 'Upload failed',
    uploading: 'Uploading {{name}}',
  },
});
