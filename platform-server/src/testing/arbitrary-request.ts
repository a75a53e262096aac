import fc from 'fast-check';

/** As much of a JSON schema as the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

export interface ArbitraryRequest {
  readonly url: string;
  readonly payload: unknown;
}

/** Input of a request, before it is an address and a body. */
export interface ArbitraryInput {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** undefined where the operation takes no body. */
  readonly payload: unknown;
}

/** Values that mean something in a world, by the names of members and parameters. */
export type ExampleValues = Readonly<Record<string, readonly unknown[]>>;

/** Texts that mean something to somebody: codes and ids that exist, and what parsers stumble over. */
const texts = [
  ...'Order order Customer title lines amount dueDate all main ann sales constructor __proto__'.split(' '),
  ...'|0|-1|1e400|null|\u0000|\ud800|😀|%00|../..|"|\\|%'.split('|'),
  "' or 1=1 --",
  'x'.repeat(65),
  '订'.repeat(64),
  ...'2026-11-21T00:00:00.000Z 0001-01-01T00:00:00.000Z 9999-12-31T23:59:59.999Z'.split(' '),
];
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  fc.string({ unit: 'binary', maxLength: 70 }),
);
const integer = fc.constantFrom(0, 1, 2, 20, 500, 501, -1, 1.5, 1e6, 2 ** 31, 2 ** 53, 1e300);

const operators = ['equal', 'contains', 'between', 'in', 'isNull', 'greaterThan', 'of', 'have', 'nonsense'];
const { filter } = fc.letrec((tie) => ({
  filter: fc.oneof({ maxDepth: 3 }, tie('condition'), tie('group')),
  condition: fc.record({
    propertyCode: fc.constantFrom('title', 'amount', 'dueDate', 'urgent', 'seller', 'region', 'files', 'lines', 'no'),
    operator: fc.constantFrom(...operators),
    value: fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.record({ id: text, name: text }), fc.boolean()),
  }),
  group: fc.record({ join: fc.constantFrom('and', 'or'), items: fc.array(tie('filter'), { maxLength: 3 }) }),
}));

/** Anything a value of a record or a filter may be, and what none may be. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  integer,
  filter,
  fc.constantFrom(null, true, [], {}, '12.5', '9'.repeat(40)),
  fc.array(fc.record({ id: text, product: text, name: text, size: integer, mimeType: text }), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const recordCodes = ['title', 'remark', 'amount', 'dueDate', 'urgent', 'files', 'channel', 'seller', 'region', 'lines'];

function objectOf({ properties = {}, required = [] }: JsonSchema, examples: ExampleValues): fc.Arbitrary<unknown> {
  if (Object.keys(properties).length === 0) {
    return fc.oneof(
      filter,
      fc.dictionary(fc.constantFrom(...recordCodes, 'owner', 'nowhere'), anything, { maxKeys: 6 }),
    );
  }
  const members = Object.entries(properties).map(([name, schema]) => [name, memberOf(name, schema, examples)] as const);
  const requiredKeys = required.filter((name) => name in properties);
  return fc.record(Object.fromEntries(members), { requiredKeys });
}

const byType: Readonly<Record<string, (schema: JsonSchema, examples: ExampleValues) => fc.Arbitrary<unknown>>> = {
  string: () => text,
  integer: () => integer,
  number: () => integer,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {} }, meant) => fc.array(valueOf(items, meant), { maxLength: 3 }),
  object: objectOf,
};

/** A value that mostly fits the schema, and now and then anything. */
function valueOf(schema: JsonSchema, examples: ExampleValues): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 15, arbitrary: fitting(schema, examples) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: JsonSchema, examples: ExampleValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => valueOf(each, examples)));
  return (byType[schema.type ?? ''] ?? (() => anything))(schema, examples);
}

/** A value of a member, mostly one that is meant by its name. */
function memberOf(name: string, schema: JsonSchema, examples: ExampleValues): fc.Arbitrary<unknown> {
  const values = Object.hasOwn(examples, name) ? examples[name] : undefined;
  if (values === undefined) return valueOf(schema, examples);
  const one = fc.constantFrom(...values);
  const arbitrary = schema.type === 'array' ? fc.array(one, { minLength: 1, maxLength: 3 }) : one;
  return fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: valueOf(schema, examples) });
}

function parameterText(value: unknown): string {
  if (value === undefined) return '';
  return encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());
}

/** Draws inputs for one operation of the OpenAPI document. */
export function arbitraryInput(operation: Operation, examples: ExampleValues = {}): fc.Arbitrary<ArbitraryInput> {
  const { parameters = [], requestBody } = operation;
  const members = parameters.map(({ name, schema }) => [name, memberOf(name, schema, examples)] as const);
  const [content] = Object.values(requestBody?.content ?? {});
  const payload = content === undefined ? fc.constant(undefined) : valueOf(content.schema, examples);
  return fc.record({ parameters: fc.record(Object.fromEntries(members)), payload });
}

/** The request that says it: its address, filled in and encoded, and its body. */
export function requestOf(path: string, { parameters = [] }: Operation, input: ArbitraryInput): ArbitraryRequest {
  const values = input.parameters;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parameterText(values[name]) || 'x');
  const query = parameters
    .filter(({ name, in: place }) => place === 'query' && values[name] !== undefined)
    .map(({ name }) => `${name}=${parameterText(values[name])}`);
  return { url: query.length === 0 ? filled : `${filled}?${query.join('&')}`, payload: input.payload };
}

/** Requests of one operation of the OpenAPI document. */
export function arbitraryRequest(path: string, operation: Operation): fc.Arbitrary<ArbitraryRequest> {
  return arbitraryInput(operation).map((input) => requestOf(path, operation, input));
}
