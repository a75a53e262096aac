import type {
  AddCommentInput,
  AddedComment,
  CommentPage,
  DeleteCommentInput,
  ListCommentsInput,
  MentionablePeople,
  SearchMentionableInput,
} from './comments.schema.ts';
import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';

export const listComments = endpoint<ListCommentsInput, CommentPage>({
  method: 'GET',
  path: '/api/records/:schemaCode/:bizObjectId/comments',
  operationId: 'listComments',
  access: 'record:get',
  summary: 'What people said about a record, newest last',
});

export const addComment = endpoint<AddCommentInput, AddedComment>({
  method: 'POST',
  path: '/api/records/:schemaCode/:bizObjectId/comments',
  operationId: 'addComment',
  access: 'record:get',
  summary: 'Says something about a record, and tells those who are mentioned or answered',
});

export const deleteComment = endpoint<DeleteCommentInput, Empty>({
  method: 'POST',
  path: '/api/records/:schemaCode/:bizObjectId/comments/:id/delete',
  operationId: 'deleteComment',
  access: 'record:get',
  audit: 'commentDelete',
  summary: "Takes the words of one of the user's own comments away; its place stays",
});

export const searchMentionable = endpoint<SearchMentionableInput, MentionablePeople>({
  method: 'GET',
  path: '/api/records/:schemaCode/:bizObjectId/comments/people',
  operationId: 'searchMentionable',
  access: 'organisation:read',
  summary: 'People to mention in a comment, with whether they may open the record',
});
