export { type FileReader, fileReader } from './file-reader.ts';
export { type FileStore, localFileStore } from './file-store.ts';
export { registerFiles } from './files.routes.ts';
export { type FileService, fileService } from './files.service.ts';
export { Multipart, readUpload } from './read-upload.ts';
