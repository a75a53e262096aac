import { groupApplications } from './group-applications.model.ts';
import type { LabelledApplication } from './search-applications.model.ts';

const application = (code: string, group: string | null): LabelledApplication => ({
  name: code,
  application: {
    code,
    name: code,
    name_i18n: null,
    logoUrl: null,
    groupCode: group,
    ...(group === null ? {} : { groupName: `${group}组`, groupName_i18n: JSON.stringify({ en: `${group} group` }) }),
  },
});

test('applications stand by their groups in the order in which those first come, and those of none last', () => {
  const all = [
    application('a', null),
    application('b', 'office'),
    application('c', 'sales'),
    application('d', 'office'),
  ];
  const shown = groupApplications(all, 'en').map(({ title, found }) => [title, found.map(({ name }) => name).join()]);
  expect(shown).toEqual([
    ['office group', 'b,d'],
    ['sales group', 'c'],
    [null, 'a'],
  ]);
});
