import {
  getUnreadCount,
  searchNotifications,
  updateReadState,
  updateReadStateAll,
} from '../contract/notifications.endpoints.ts';
import type {
  NotificationSearchReply,
  SearchNotificationsInput,
  UnreadCount,
  UpdateReadStateAllInput,
  UpdateReadStateInput,
} from '../contract/notifications.schema.ts';
import { api, request } from './portal-api.ts';

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchNotifications: build.query<NotificationSearchReply['MESSAGE'], SearchNotificationsInput>({
      query: request(searchNotifications),
      transformResponse: (reply: NotificationSearchReply) => reply.MESSAGE,
      providesTags: ['Notification'],
    }),
    getUnreadCount: build.query<UnreadCount, void>({
      query: () => request(getUnreadCount)({}),
      providesTags: ['Notification'],
    }),
    updateReadState: build.mutation<object, UpdateReadStateInput>({
      query: request(updateReadState),
      invalidatesTags: ['Notification'],
    }),
    updateReadStateAll: build.mutation<object, UpdateReadStateAllInput>({
      query: request(updateReadStateAll),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  endpoints: notificationsEndpoints,
  useGetUnreadCountQuery,
  useSearchNotificationsQuery,
  useUpdateReadStateAllMutation,
  useUpdateReadStateMutation,
} = notificationsApi;
