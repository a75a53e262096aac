import type { OpinionValue } from '@portico/shared-kit/fields';
import { actionCode } from '@portico/shared-kit/workflow';
import type { DemoPerson } from '../organisation/people.ts';
import { itemAt } from './random.ts';
import { personValue } from './record.ts';

interface Node {
  readonly activityCode: string;
  readonly activityName: string;
  readonly en: string;
}

/** Decision on a request that is over. */
interface Decision {
  readonly node: Node;
  readonly by: DemoPerson | undefined;
  readonly isAgreed: boolean;
  readonly isAbroad: boolean;
  /** Hours after the request was made. */
  readonly hours: number;
}

interface DecidedRequest {
  readonly createdTime: string;
  /** Decides which words are used. */
  readonly number: number;
}

const words = {
  zh: { agreed: ['同意', '同意，注意工作交接。', '同意，祝一切顺利。'], refused: ['该时段项目上线，请另择时间。'] },
  en: { agreed: ['Fine with me.', 'Approved. Please hand over first.'], refused: ['Release week: please move it.'] },
};

/** The opinion of somebody, as a workflow would have left it in the record; null where nobody decided. */
export function opinionOn(request: DecidedRequest, decision: Decision): readonly OpinionValue[] | null {
  const { node, by, isAgreed, isAbroad, hours } = decision;
  if (by === undefined) return null;
  const { activityCode, activityName, en } = node;
  const choices = words[isAbroad ? 'en' : 'zh'][isAgreed ? 'agreed' : 'refused'];
  const time = new Date(Date.parse(request.createdTime) + hours * 3_600_000).toISOString();
  return [
    {
      id: `demo ${activityCode}`,
      activityCode,
      activityName,
      activityName_i18n: JSON.stringify({ en }),
      user: personValue(by),
      action: actionCode[isAgreed ? 'agree' : 'disagree'],
      comment: itemAt(choices, request.number % choices.length),
      time,
    },
  ];
}
