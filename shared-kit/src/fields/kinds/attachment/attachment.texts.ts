import { defineTexts } from '../../../i18n/define-texts.ts';

/** Words of the editor of files. */
export const attachmentTexts = defineTexts('attachmentField', {
  zh: {
    chooseFiles: '上传文件',
    removeFile: '移除 {{name}}',
    retryUpload: '重新上传 {{name}}',
    uploadFailed: '上传失败',
    uploadFailedWhy: '上传失败：{{problem}}',
    uploading: '正在上传 {{name}}',
    cancelUpload: '取消上传 {{name}}',
    dropHint: '也可以拖入文件，或粘贴图片',
    previewFile: '预览 {{name}}',
    downloadFile: '下载 {{name}}',
  },
  en: {
    chooseFiles: 'Upload files',
    removeFile: 'Remove {{name}}',
    retryUpload: 'Upload {{name}} again',
    uploadFailed: 'Upload failed',
    uploadFailedWhy: 'Upload failed: {{problem}}',
    uploading: 'Uploading {{name}}',
    cancelUpload: 'Cancel the upload of {{name}}',
    dropHint: 'or drop files here, or paste a picture',
    previewFile: 'Preview {{name}}',
    downloadFile: 'Download {{name}}',
  },
});
