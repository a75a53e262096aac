export { registerComments } from './comments.routes.ts';
export { type CommentService, commentsForgotten, commentService } from './comments.service.ts';
export { recordReaders } from './record-readers.ts';
