export { cleanFileName, contentDisposition } from './file-name.ts';
export { type FileReader, fileReader } from './file-reader.ts';
export { type FileStore, localFileStore } from './file-store.ts';
export { registerFiles } from './files.routes.ts';
export { type FileService, fileService } from './files.service.ts';
export { mimeTypeOf } from './mime-types.ts';
export { Multipart, readUpload } from './read-upload.ts';
