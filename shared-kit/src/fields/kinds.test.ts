import fc from 'fast-check';
import { operatorSets } from '../filters/operator-sets.ts';
import { dateCodes, normaliseDecimal, numberStyles } from '../formats/index.ts';
import { locales } from '../i18n/locale.ts';
import { aggregates } from './aggregates.ts';
import { fieldKinds, kindIdOf, type FieldKindId, type FilterOf, type ValueOf } from './kinds.ts';
import { readFilterTree } from '../filters/read-filter-tree.ts';
import { filterProblem } from './filter-check.ts';
import type { AnyFieldKind } from './field-kind.ts';
import { addressOf, readAddress, regions } from './kinds/address/regions.ts';
import type { Property, RecordValue } from './property.ts';
import { readSpecFilters } from './spec-filters.ts';
import { systemProperties } from './system-properties.ts';
import { validateValue, displayValue, formatValue, parseValue, settingsOf, valueProblem } from './values.ts';
import { filterStateOf, filterTextsOf, filterTreeOf } from './filter-state.ts';
import { withReDoSGuard } from '../testing/redos-guard.ts';

interface Sample<K extends FieldKindId> {
  readonly settings: fc.Arbitrary<Record<string, unknown>>;
  readonly value: fc.Arbitrary<ValueOf<K>>;
  readonly filter: fc.Arbitrary<FilterOf<K>>;
}

const word = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== '');
const noSettings = fc.constant({});
const instants = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2150-01-01T00:00:00Z'), noInvalidDate: true })
  .map((time) => time.toISOString());
const decimals = fc
  .tuple(fc.bigInt(-(10n ** 14n), 10n ** 14n), fc.nat(999_999))
  .map(([whole, fraction]) => normaliseDecimal(`${whole}.${String(fraction).padStart(6, '0')}`) ?? '0');
const two = (most: number) => fc.nat(most).map((part) => String(part).padStart(2, '0'));
const times = fc.tuple(two(23), two(59)).map(([hour, minute]) => `${hour}:${minute}:00`);
const areas = regions.flatMap((province) =>
  province.children.flatMap((city) => city.children.map((area) => addressOf([province, city, area]))),
);
const places = fc.constantFrom(...areas);
const streets = fc.constantFrom({}, { address: '科技园1号' }, { address: 'Room 5, 2/F' });
const units = fc.record({ id: word, name: word });
const text = fc.option(word);
const opinion = fc.record({
  id: word,
  activityCode: word,
  activityName: word,
  activityName_i18n: text,
  user: fc.record({ id: word, name: word, name_i18n: text, imgUrl: text }),
  action: fc.nat(22),
  comment: text,
  time: instants,
});
const opinions = fc.array(opinion, { minLength: 1, maxLength: 3 });
const options = ['open', 'closed', '2'];
const optionSample = {
  settings: fc.constant({ options }),
  value: fc.constantFrom(...options),
  filter: fc.subarray(options, { minLength: 1 }),
};
const optionsSample = { ...optionSample, value: fc.subarray(options, { minLength: 1 }) };
/** A semicolon stands between several names in a text. */
const unitsOfLists = units.filter(({ name }) => !/[;；]/.test(name));
const unitLists = fc
  .uniqueArray(unitsOfLists, { minLength: 1, maxLength: 3, selector: ({ id }) => id })
  .filter((list) => new Set(list.map(({ name }) => name)).size === list.length);
const customers = fc.constant({ schemaCode: 'customer' });
const customerOf = ({ id, name }: { id: string; name: string }) => ({ id, name, schemaCode: 'customer' });
const records = unitsOfLists.map(customerOf);
const recordLists = unitLists.map((list) => list.map(customerOf));
const mixes = unitLists.map((list) => list.map((unit) => ({ ...unit, unitType: 3 as const })));
const range = (bounds: fc.Arbitrary<string>) =>
  fc.oneof(fc.tuple(bounds, fc.option(bounds)), fc.tuple(fc.constant(null), bounds));
const files = fc.record({ id: word, name: word, size: fc.nat(1000), mimeType: word });

const samples: { readonly [K in FieldKindId]: Sample<K> } = {
  shortText: { settings: noSettings, value: word, filter: word },
  longText: { settings: noSettings, value: word, filter: word },
  number: {
    settings: fc.record({ style: fc.constantFrom(...numberStyles), fractionDigits: fc.constantFrom(null, 0, 2, 8) }),
    value: decimals,
    filter: range(decimals),
  },
  date: { settings: fc.record({ format: fc.constantFrom(...dateCodes) }), value: instants, filter: range(instants) },
  time: { settings: fc.record({ format: fc.constantFrom(7, 8, 11, 12) }), value: times, filter: times },
  logic: { settings: noSettings, value: fc.boolean(), filter: fc.boolean() },
  address: {
    settings: fc.record({ format: fc.constantFrom(0, 1, 2), detail: fc.constantFrom('asked', 'none') }),
    value: fc.tuple(places, streets).map(([place, street]) => ({ ...place, ...street })),
    filter: places,
  },
  attachment: { settings: noSettings, value: fc.array(files, { minLength: 1, maxLength: 3 }), filter: fc.boolean() },
  approvalOpinion: { settings: fc.record({ activityCode: word }), value: opinions, filter: word },
  subTable: {
    settings: noSettings,
    value: fc.array(fc.record({ id: word, title: word }), { minLength: 1, maxLength: 3 }),
    filter: fc.boolean(),
  },
  radio: optionSample,
  dropdown: optionSample,
  checkbox: optionsSample,
  dropdownMulti: optionsSample,
  staffSingle: { settings: noSettings, value: units, filter: fc.array(units, { minLength: 1, maxLength: 3 }) },
  staffDepartment: { settings: noSettings, value: mixes, filter: mixes },
  staffMulti: { settings: noSettings, value: unitLists, filter: unitLists },
  departmentMulti: { settings: noSettings, value: unitLists, filter: unitLists },
  relevance: { settings: customers, value: records, filter: unitLists },
  relevanceMulti: { settings: customers, value: recordLists, filter: unitLists },
  departmentSingle: { settings: noSettings, value: units, filter: fc.array(units, { minLength: 1, maxLength: 3 }) },
};

/** Portal spec, section 3, operator sets per data type; all that are not here are "all others". */
const setsOfTypes: Partial<Record<keyof typeof operatorSets, readonly number[]>> = {
  logic: [4],
  numberOrDate: [2, 3],
  staffOrDepartment: [5, 50, 51, 60, 61],
  relatedForm: [9, 11],
};

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\u0000', '\uD800', "'; drop table x; --", '<script>alert(1)</script>', '{"id":"__proto__"}', '[[]]'),
  fc.constantFrom('x'.repeat(5000), '9'.repeat(400), '1e999', 'null', '{}', ';;;', '2026-02-30', '٣'),
);

const titleColumn: Property = { code: 'title', name: '标题', propertyType: 0 };

describe.each(Object.keys(fieldKinds) as FieldKindId[])('the field kind %s', (id) => {
  const kind: AnyFieldKind = fieldKinds[id];
  const sample: Sample<FieldKindId> = samples[id];
  const propertyType = kind.propertyTypes[0] ?? -1;
  const properties = sample.settings.map(
    (settings): Property => ({
      code: 'item',
      name: '数据项',
      propertyType,
      settings,
      subSchema: { properties: [titleColumn] },
    }),
  );

  it('has defaults that it reads as its own and falls back to them for nonsense', () => {
    const property: Property = { code: 'item', name: '数据项', propertyType, settings: { ...kind.defaultSettings } };
    expect(settingsOf(property)).toEqual(kind.defaultSettings);
    const nonsense = Object.fromEntries(Object.keys(kind.settings).map((key) => [key, { nonsense: key }]));
    expect(settingsOf({ ...property, settings: nonsense })).toEqual(kind.defaultSettings);
  });

  it('takes empty for empty and refuses it only where a value is required', () => {
    fc.assert(
      fc.property(properties, fc.constantFrom(null, undefined, ''), (property, empty) => {
        expect(validateValue(property, empty)).toEqual({ ok: true, value: null });
        expect(validateValue({ ...property, required: true }, empty)).toMatchObject({ problem: { key: 'required' } });
        expect(formatValue(property, empty, { locale: 'zh' })).toBe('');
        expect(displayValue(property, empty, { locale: 'en' })).toBe('--');
        expect(parseValue(property, '', { locale: 'zh' })).toEqual({ ok: true, value: null });
      }),
    );
  });

  it('accepts what it stores unchanged, also after a trip over the wire', () => {
    fc.assert(
      fc.property(properties, sample.value, (property, raw) => {
        const first = validateValue(property, raw);
        expect(first.ok).toBe(true);
        const stored = first.ok ? first.value : null;
        expect(validateValue(property, JSON.parse(JSON.stringify(stored)))).toEqual({ ok: true, value: stored });
      }),
    );
  });

  it('reads what it writes in both languages, or says that text cannot hold it', () => {
    fc.assert(
      fc.property(properties, sample.value, fc.constantFrom(...locales), (property, raw, locale) => {
        const accepted = validateValue(property, raw);
        const stored = accepted.ok ? accepted.value : null;
        const known = [stored].flat() as readonly { id: string; name: string }[];
        const find = (name: string) => known.find((unit) => unit.name === name) ?? null;
        const findRecord = (_schemaCode: string, name: string) => find(name) as RecordValue | null;
        const context = { locale, findPerson: find, findDepartment: find, findRecord, readAddress };
        const text = formatValue(property, stored, context);
        expect(text).not.toBe('');
        if (kind.isTextual) expect(parseValue(property, text, context)).toEqual({ ok: true, value: stored });
        else expect(parseValue(property, text, context)).toMatchObject({ problem: { key: 'notFromText' } });
      }),
    );
  });

  it('refuses values of another type with words in both languages', () => {
    fc.assert(
      fc.property(properties, fc.constantFrom(5, { a: 1 }, [[]], Symbol.iterator), (property, raw) => {
        const result = validateValue(property, raw);
        expect(result.ok).toBe(false);
        if (result.ok) return;
        expect(result.problem.text('zh')).toMatch(/\p{Script=Han}/u);
        expect(result.problem.text('en')).toMatch(/^[\x20-\x7E]+$/);
      }),
    );
  });

  it('has the operators that the specification gives its type', () => {
    const types = Object.entries(setsOfTypes).filter(([, own]) => own.includes(propertyType));
    const [set = 'others'] = types.map(([name]) => name as keyof typeof operatorSets);
    expect([...kind.operators].sort()).toEqual([...operatorSets[set]].sort());
  });

  it('never fails at what comes from outside: it takes it whole or says in words why not', () => {
    fc.assert(
      fc.property(properties, fc.oneof(fc.jsonValue(), hostile), hostile, (property, raw, text) => {
        const results = [validateValue(property, raw), parseValue(property, text, { locale: 'zh' })];
        for (const result of results) {
          if (!result.ok) expect(result.problem.text('en')).not.toBe('');
          else expect(validateValue(property, result.value)).toEqual(result);
        }
        const state = filterStateOf([property], { item: text });
        expect(filterProblem([property], filterTreeOf([property], state))).toBeNull();
      }),
    );
  });

  it('shows the same as it exports, but for markup and several names', () => {
    fc.assert(
      fc.property(properties, sample.value, fc.constantFrom(...locales), (property, value, locale) => {
        const shown = displayValue(property, value, { locale });
        expect(shown).not.toBe('--');
        if (kind.display === undefined) expect(shown).toBe(formatValue(property, value, { locale }));
      }),
    );
  });

  it('can be counted, and has other figures only where they mean something', () => {
    const names = kind.aggregates.map((code) => aggregates[code].name);
    const others = { decimal: ['sum', 'average', 'minimum', 'maximum'], instant: ['minimum', 'maximum'] };
    expect(names).toEqual([...(others[kind.storage as 'decimal'] ?? []), 'count']);
  });

  it('asks the same when its filter is sent as the specification writes it', () => {
    fc.assert(
      fc.property(properties, sample.filter, (property, value) => {
        const tree = filterTreeOf([property], { item: value });
        const propertyValue = kind.filter.toText(value);
        const sent = JSON.parse(JSON.stringify([{ propertyCode: 'item', propertyType: 13, propertyValue }])) as [];
        expect(readSpecFilters([property], sent, new Set())).toEqual({ ok: true, tree, ids: null });
      }),
    );
  });

  it('keeps a filter in an address and asks a condition that its operators allow', () => {
    fc.assert(
      fc.property(properties, sample.filter, (property, value) => {
        const texts = filterTextsOf([property], { item: value });
        expect(filterStateOf([property], texts)).toEqual({ item: value });
        const tree = filterTreeOf([property], { item: value });
        expect(readFilterTree(JSON.parse(JSON.stringify(tree)))).toEqual({ ok: true, tree });
        expect(filterProblem([property], tree)).toBeNull();
      }),
    );
  });
});

test('a number of more characters than anybody writes is refused before it is reckoned with', () => {
  const amount: Property = { code: 'amount', name: '金额', propertyType: 2, settings: { fractionDigits: 2 } };
  for (const text of ['9'.repeat(1_000_000), `0.${'0'.repeat(1_000_000)}1`]) {
    expect(withReDoSGuard(() => valueProblem(amount, text))?.key).toBe('tooManyDigits');
  }
});

test('a day that no calendar has is no date', () => {
  const due: Property = { code: 'due', name: '到期', propertyType: 3 };
  const problems = ['2026-02-29', '2024-02-29', '2026-04-31', '2026-12-31', '0000-02-29', '2100-02-29'].map(
    (day) => valueProblem(due, `${day}T00:00:00Z`)?.key,
  );
  expect(problems).toEqual(['notADate', undefined, 'notADate', undefined, 'notADate', 'notADate']);
});

describe('the registry of field kinds', () => {
  it('gives every field type to one kind only', () => {
    const types = Object.values<AnyFieldKind>(fieldKinds).flatMap((kind) => kind.propertyTypes);
    expect(new Set(types).size).toBe(types.length);
  });

  it('has a kind for every system field', () => {
    expect(systemProperties.map(kindIdOf)).not.toContain(undefined);
  });

  it('says which type it does not know', () => {
    expect(() => kindIdOf({ propertyType: 99 })).toThrow('type 99');
  });
});
