import { getOpinionHabits, saveOpinionHabits } from '../contract/opinions.endpoints.ts';
import type { OpinionHabits, SaveOpinionHabitsInput } from '../contract/opinions.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request, requestOf } from './portal-api.ts';

const opinionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpinionHabits: build.query<OpinionHabits, void>({
      query: () => requestOf(getOpinionHabits, {}),
      providesTags: ['OpinionHabits'],
    }),
    saveOpinionHabits: build.mutation<object, SaveOpinionHabitsInput>({
      query: request(saveOpinionHabits),
      invalidatesTags: (_, error) => (error ? [] : ['OpinionHabits']),
    }),
  }),
});

markHandlesErrorItself('saveOpinionHabits');

export const { useGetOpinionHabitsQuery, useSaveOpinionHabitsMutation } = opinionsApi;
