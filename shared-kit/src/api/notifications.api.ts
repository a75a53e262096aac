import {
  getMessageFormUrl,
  getUnreadCount,
  searchNotifications,
  sendAnnouncement,
  updateReadState,
  updateReadStateAll,
} from '../contract/notifications.endpoints.ts';
import type {
  GetMessageFormUrlInput,
  MessageFormUrl,
  NotificationSearchReply,
  SearchNotificationsInput,
  SendAnnouncementInput,
  SendAnnouncementReply,
  UnreadCount,
  UpdateReadStateAllInput,
  UpdateReadStateInput,
} from '../contract/notifications.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf, requestWithoutInput } from './portal-api.ts';
import { markOutlivesPage } from './transport.ts';

type NotificationPage = NotificationSearchReply['MESSAGE'];

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchNotifications: build.query<NotificationPage, SearchNotificationsInput>({
      query: request(searchNotifications),
      transformResponse: (reply: NotificationSearchReply) => reply.MESSAGE,
      providesTags: ['Notification'],
    }),
    /** The same search, page after page as a list is scrolled. */
    searchAllNotifications: build.infiniteQuery<NotificationPage, Omit<SearchNotificationsInput, 'page'>, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ totalElements }, pages, page) => {
          const loaded = pages.reduce((sum, { content }) => sum + content.length, 0);
          return loaded < totalElements ? page + 1 : undefined;
        },
      },
      query: ({ queryArg, pageParam }) => requestOf(searchNotifications, { ...queryArg, page: pageParam }),
      transformResponse: (reply: NotificationSearchReply) => reply.MESSAGE,
      providesTags: ['Notification'],
    }),
    getUnreadCount: build.query<UnreadCount, void>({
      query: requestWithoutInput(getUnreadCount),
      providesTags: ['Notification'],
    }),
    getMessageFormUrl: build.query<MessageFormUrl, GetMessageFormUrlInput>({ query: request(getMessageFormUrl) }),
    updateReadState: build.mutation<object, UpdateReadStateInput>({
      query: request(updateReadState),
      invalidatesTags: ['Notification'],
    }),
    sendAnnouncement: build.mutation<SendAnnouncementReply, SendAnnouncementInput>({
      query: request(sendAnnouncement),
      invalidatesTags: ['Notification'],
    }),
    updateReadStateAll: build.mutation<object, UpdateReadStateAllInput>({
      query: request(updateReadStateAll),
      invalidatesTags: ['Notification'],
    }),
  }),
});

markOutlivesPage('getUnreadCount', 'searchNotifications');
markHandlesErrorItself('sendAnnouncement');

/** Takes unread counts from elsewhere (another tab was told them) as if they had been asked for here. */
export function keepUnreadCount(counts: UnreadCount) {
  return notificationsApi.util.upsertQueryEntries([{ endpointName: 'getUnreadCount', arg: undefined, value: counts }]);
}

export const {
  useGetMessageFormUrlQuery,
  endpoints: notificationsEndpoints,
  useGetUnreadCountQuery,
  useSearchAllNotificationsInfiniteQuery,
  useSearchNotificationsQuery,
  useSendAnnouncementMutation,
  useUpdateReadStateAllMutation,
  useUpdateReadStateMutation,
} = notificationsApi;
