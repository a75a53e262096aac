import { listComments } from '@portico/shared-kit/contract/comments.endpoints';
import { getOpinionHabits } from '@portico/shared-kit/contract/opinions.endpoints';
import {
  getInstanceAdministration,
  listWorkflowMessages,
} from '@portico/shared-kit/contract/instance-administration.endpoints';
import { previewAction } from '@portico/shared-kit/contract/workflow-preview.endpoints';
import { answers, type Stub } from '@portico/shared-kit/testing';

/** Answers to what the form page asks besides the form: nobody has said anything, and nothing is known of what follows. */
export const besideForm: readonly Stub[] = [
  answers(listComments, { content: [], hasEarlier: false, totalElements: 0 }),
  answers(listWorkflowMessages, []),
  answers(getInstanceAdministration, {
    instanceName: '王秀英的请假',
    owner: { id: 'user-1', name: '王秀英' },
    actions: [],
    liveActivities: [],
    otherActivities: [],
    people: [],
  }),
  answers(previewAction, { next: [], open: [], cc: [], endStatus: null, later: [], isLaterKnown: false }),
  answers(getOpinionHabits, { phrases: [], signature: null }),
];
