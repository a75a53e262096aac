import { aUserCard } from '../../testing/index.ts';
import { personFacts } from './person-facts.model.ts';

const values = (card: Parameters<typeof aUserCard>[0], locale: 'zh' | 'en' = 'zh') =>
  personFacts(aUserCard(card), locale).map(({ key, value }) => [key, value]);

const west = { id: 'd1', name: '西区', name_i18n: '{"en":"West"}' };
const sales = { id: 'd0', name: '销售中心', name_i18n: '{"en":"Sales"}' };
const board = { id: 'd9', name: '董事会', name_i18n: null };

describe('what a card tells of a person', () => {
  it('stands in the order of the specification', () => {
    const card = {
      mobile: '13800000000',
      email: 'li@example.com',
      mainDepartmentPath: [sales, west],
      departments: [west, board],
      employeeNo: 'E1',
      roleName: '主管',
    };
    expect(values(card)).toEqual([
      ['mobile', '13800000000'],
      ['email', 'li@example.com'],
      ['mainDepartment', '西区'],
      ['departments', '西区 · 董事会'],
      ['employeeNo', 'E1'],
      ['role', '主管'],
    ]);
  });

  it('is in the reader’s language, with the way to the main department', () => {
    const card = {
      mainDepartmentPath: [sales, west],
      departments: [west],
      roleName: '经理',
      roleName_i18n: '{"en":"Lead"}',
    };
    expect(personFacts(aUserCard(card), 'en')).toEqual([
      { key: 'mainDepartment', value: 'West', href: null, path: 'Sales / West' },
      { key: 'role', value: 'Lead', href: null, path: null },
    ]);
  });

  it('leaves out what is unknown or hidden, and says where somebody is in no department', () => {
    expect(values({})).toEqual([['mainDepartment', '']]);
  });

  it.each([
    ['139 1234-5678', 'tel:13912345678'],
    ['+86 (139) 1234', 'tel:+861391234'],
  ])('calls %s by %s', (mobile, href) => {
    expect(personFacts(aUserCard({ mobile }), 'zh')[0]).toMatchObject({ value: mobile, href });
  });

  it('writes to an address and to nothing that stands behind it', () => {
    expect(personFacts(aUserCard({ email: 'a@b.c?bcc=x@y.z' }), 'zh')[0]?.href).toBe('mailto:a@b.c%3Fbcc%3Dx%40y.z');
  });
});
