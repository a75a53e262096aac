import type { Empty } from './common.schema.ts';
import { endpoint } from './endpoint.ts';
import type { OpinionHabits, SaveOpinionHabitsInput } from './opinions.schema.ts';

export const getOpinionHabits = endpoint<Empty, OpinionHabits>({
  method: 'GET',
  path: '/api/workflow/opinion-habits',
  operationId: 'getOpinionHabits',
  access: 'workflow:act',
  summary: "The user's common phrases and own signature",
});

export const saveOpinionHabits = endpoint<SaveOpinionHabitsInput, Empty>({
  method: 'POST',
  path: '/api/workflow/opinion-habits',
  operationId: 'saveOpinionHabits',
  access: 'workflow:act',
  summary: "Keeps the user's common phrases or own signature",
});
