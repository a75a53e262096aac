import { endpoint } from './endpoint.ts';
import type { FileIdInput, StoredFile } from './files.schema.ts';

/** Path and verb are given by the portal spec, section 7; the body is multipart with one field `file`. */
export const uploadFile = endpoint<FormData, StoredFile>({
  method: 'POST',
  path: '/api/aliyun/upload',
  operationId: 'uploadFile',
  access: 'file:upload',
  summary: 'Keeps one file; it belongs to nobody else until a record names it',
});

/** The reply is the file itself. */
export const downloadFile = endpoint<FileIdInput, Blob>({
  method: 'GET',
  path: '/api/files/:id',
  operationId: 'downloadFile',
  access: 'file:read',
  audit: 'fileDownload',
  summary: 'The bytes of one file',
});
