import { addComment, deleteComment, listComments, searchMentionable } from '../contract/comments.endpoints.ts';
import type {
  AddCommentInput,
  AddedComment,
  CommentPage,
  DeleteCommentInput,
  ListCommentsInput,
  MentionablePeople,
  SearchMentionableInput,
} from '../contract/comments.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest page first; each next one holds what was said before it. */
    listComments: build.infiniteQuery<CommentPage, Omit<ListCommentsInput, 'before'>, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ content, hasEarlier }) => (hasEarlier ? content[0]?.id : undefined),
      },
      query: ({ queryArg, pageParam }) =>
        requestOf(listComments, { ...queryArg, ...(pageParam === null ? {} : { before: pageParam }) }),
      providesTags: ['Comment'],
    }),
    searchMentionable: build.query<MentionablePeople, SearchMentionableInput>({
      query: request(searchMentionable),
      providesTags: ['Comment'],
      keepUnusedDataFor: 10,
    }),
    addComment: build.mutation<AddedComment, AddCommentInput>({
      query: request(addComment),
      invalidatesTags: (_, error) => (error === undefined ? ['Comment'] : []),
    }),
    deleteComment: build.mutation<object, DeleteCommentInput>({
      query: request(deleteComment),
      // Also after a refusal: what was shown may be out of date.
      invalidatesTags: ['Comment'],
    }),
  }),
});

markHandlesErrorItself('addComment');

export const {
  endpoints: commentsEndpoints,
  useAddCommentMutation,
  useDeleteCommentMutation,
  useListCommentsInfiniteQuery,
  useSearchMentionableQuery,
} = commentsApi;
