import {
  addComment,
  deleteComment,
  listComments,
  searchMentionable,
} from '@portico/shared-kit/contract/comments.endpoints';
import {
  AddCommentInput,
  AddedComment,
  CommentPage,
  DeleteCommentInput,
  ListCommentsInput,
  MentionablePeople,
  SearchMentionableInput,
} from '@portico/shared-kit/contract/comments.schema';
import { Empty } from '@portico/shared-kit/contract/common.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import type { CommentService } from './comments.service.ts';

/** Registers what people say about records. */
export function registerComments(app: FastifyInstance, comments: CommentService): void {
  route(app, listComments, { input: ListCommentsInput, reply: CommentPage }, ({ input, user }) =>
    comments.list(user, input),
  );
  route(
    app,
    addComment,
    { input: AddCommentInput, reply: AddedComment, perMinute: 30, perHour: 600 },
    ({ input, user }) => comments.add(user, input),
  );
  route(app, deleteComment, { input: DeleteCommentInput, reply: Empty }, ({ input, user }) =>
    comments.remove(user, input),
  );
  route(app, searchMentionable, { input: SearchMentionableInput, reply: MentionablePeople }, ({ input, user }) =>
    comments.searchMentionable(user, input),
  );
}
