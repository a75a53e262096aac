import {
  actionCode,
  actions,
  approvalStatuses,
  autoPassRules,
  disagreeRules,
  instanceStatuses,
  instanceStatusMaps,
  labelOf,
  multiInstanceRules,
  nobodyFoundRules,
  numberOfStatus,
  participantKinds,
  reasonCodes,
  revokeRules,
  sequenceStatuses,
  sequenceStatusOfInstance,
  statusOfNumber,
  tieRules,
  timeoutActions,
  workItemStatuses,
  workItemTypes,
} from './index.ts';

const tables = {
  actions,
  approvalStatuses,
  autoPassRules,
  disagreeRules,
  instanceStatuses,
  multiInstanceRules,
  nobodyFoundRules,
  participantKinds,
  reasonCodes,
  revokeRules,
  sequenceStatuses,
  tieRules,
  timeoutActions,
  workItemStatuses,
  workItemTypes,
};

describe('workflow tables', () => {
  it.each(Object.entries(tables))('%s has a Chinese and an English text in every row', (_name, table) => {
    for (const row of Object.values(table)) {
      expect(row.label.zh).toMatch(/\p{Script=Han}/u);
      expect(row.label.en).toMatch(/^[A-Z][\x20-\x7e]+$/);
    }
  });

  it('numbers the 23 actions of the specification in its order', () => {
    const names = Object.values(actions).map((row) => row.name);
    expect(names).toHaveLength(23);
    expect([names[0], names[3], names[8], names[14], names[22]]).toEqual([
      'approval',
      'agree',
      'reject',
      'revoke',
      'timeoutPass',
    ]);
    expect(names.map((name) => actionCode[name])).toEqual(names.map((_, index) => index));
  });

  it('reads the same number differently in the two contexts', () => {
    expect(statusOfNumber('instance', 2)).toBe('PROCESSING');
    expect(statusOfNumber('track', 2)).toBe('COMPLETED');
    expect(statusOfNumber('track', 5)).toBeNull();
  });

  it.each(['instance', 'track'] as const)('turns every number of the %s map into a status and back', (context) => {
    for (const [value, status] of Object.entries(instanceStatusMaps[context].statuses)) {
      expect(statusOfNumber(context, Number(value))).toBe(status);
      expect(numberOfStatus(context, status)).toBe(Number(value));
    }
  });

  it('has no number for an exception in the instance lists', () => {
    expect(numberOfStatus('instance', 'EXCEPTION')).toBeNull();
  });

  it('keeps the record of an instance in exception unfinished', () => {
    expect(sequenceStatuses[sequenceStatusOfInstance('EXCEPTION')].unfinished).toBe(true);
  });

  it('shows an unknown code as itself instead of inheriting a text', () => {
    expect(labelOf(actions, 3, 'zh')).toBe('同意');
    expect(labelOf(actions, 'constructor', 'en')).toBe('constructor');
  });
});
