import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type ContributionType, contributionTypes } from './contributions.ts';

const Text = Type.String({ minLength: 1, maxLength: 200 });
const Id = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' });
const Path = Type.String({ pattern: '^/[A-Za-z0-9/:_*-]*$' });
const CodeName = Type.String({ pattern: '^\\./[A-Za-z][A-Za-z0-9]{0,63}$' });
const Bilingual = Type.Object({ zh: Text, en: Text }, { additionalProperties: false });
const Can = Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]+:[a-zA-Z]+$' })));
const closed = { additionalProperties: false };

const ApiPath = Type.String({ pattern: '^/api/[A-Za-z0-9/:_-]*$' });

const Start = Type.Object(
  {
    method: Type.Optional(Type.Union([Type.Literal('GET'), Type.Literal('POST')])),
    path: ApiPath,
    query: Type.Optional(Type.Record(Text, Text)),
    body: Type.Optional(Type.Record(Text, Type.Unknown())),
  },
  closed,
);

const Page = Type.Object(
  {
    type: Type.Literal('portal.page'),
    id: Id,
    can: Can,
    path: Path,
    layout: Type.Union([Type.Literal('aside'), Type.Literal('header'), Type.Literal('standalone')]),
    aside: Type.Optional(Type.Union([Type.Literal('workflowCenter'), Type.Literal('application')])),
    title: Bilingual,
    code: CodeName,
    starts: Type.Optional(Type.Array(Start, { maxItems: 8 })),
  },
  closed,
);

const Menu = Type.Object(
  {
    type: Type.Literal('portal.menu'),
    id: Id,
    can: Can,
    menu: Type.Union([Type.Literal('workflowCenter'), Type.Literal('user'), Type.Literal('header')]),
    title: Bilingual,
    path: Path,
    order: Type.Number(),
  },
  closed,
);

const Setting = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,63}$' }),
    title: Bilingual,
    value: Type.Union([Type.String({ maxLength: 2000 }), Type.Number(), Type.Boolean()]),
  },
  closed,
);

const Widget = Type.Object(
  {
    type: Type.Literal('portal.widget'),
    id: Id,
    can: Can,
    title: Bilingual,
    code: CodeName,
    settings: Type.Optional(Type.Array(Setting, { maxItems: 30 })),
  },
  closed,
);

const Keys = Type.Object(
  {
    type: Type.Literal('portal.keys'),
    id: Id,
    can: Can,
    title: Bilingual,
    keys: Type.Array(
      Type.Object(
        { does: Bilingual, keys: Type.Array(Type.String({ minLength: 1, maxLength: 30 }), { minItems: 1 }) },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);

/** The shape of each type of contribution that a part of the portal reads. */
const contributionSchemas = {
  'portal.page': Page,
  'portal.menu': Menu,
  'portal.widget': Widget,
  'portal.keys': Keys,
} satisfies Record<ContributionType, TSchema>;

/** Types of the values that the schemas let through; a test holds it against the types that the browser is compiled with. */
export type ContributionShapes = { [T in ContributionType]: Static<(typeof contributionSchemas)[T]> };

/** The shape of `remote.json` around its contributions. Only tools load this: the browser takes the build's word. */
const ManifestSchema = Type.Object(
  {
    name: Id,
    owner: Type.Object({ team: Text, contact: Text }, closed),
    shellApi: Type.String({ pattern: '^(\\^|~|>=)?\\d+\\.\\d+\\.\\d+$' }),
    contributes: Type.Array(Type.Object({ type: Type.String(), id: Id })),
    data: Type.Object({ endpoints: Type.Array(Text), tags: Type.Array(Text) }, closed),
    budgets: Type.Object({ entryKb: Type.Number({ minimum: 1 }), pageKb: Type.Number({ minimum: 1 }) }, closed),
  },
  closed,
);

/** Type of the values that the schema lets through, its contributions aside. */
export type ManifestShape = Omit<Static<typeof ManifestSchema>, 'contributes'>;

/** Members of a contribution that the checks over all of them look at. */
interface Contributed {
  readonly type: string;
  readonly id: string;
  readonly layout?: string;
  readonly aside?: string;
  readonly settings?: readonly { readonly name: string }[];
}

/** Returns the problems of the content of a `remote.json`, each as place and reason; empty when it holds. */
export function manifestProblems(manifest: unknown): string[] {
  const problems = problemsOf(ManifestSchema, manifest);
  if (problems.length > 0) return problems;
  const { contributes } = manifest as { contributes: readonly Contributed[] };
  const inside = contributes.flatMap((entry, index) => contributionProblems(entry, `/contributes/${index}`));
  return inside.length > 0 ? inside : pageProblems(contributes);
}

function problemsOf(schema: TSchema, value: unknown, place = ''): string[] {
  return Value.Errors(schema, value).map(({ instancePath, message }) => `${place + instancePath || '/'} ${message}`);
}

function contributionProblems(entry: Contributed, place: string): string[] {
  const known = contributionTypes.find((type) => type === entry.type);
  if (known !== undefined) return problemsOf(contributionSchemas[known], entry, place);
  return [
    `${place} has the type ${entry.type}, which no part of the portal reads. Read are: ${contributionTypes.join(', ')}`,
  ];
}

function pageProblems(contributes: readonly Contributed[]): string[] {
  const twice = repeated(contributes.map(({ id }) => id));
  const asides = contributes.filter(({ layout, aside }) => (layout === 'aside') !== (aside !== undefined));
  return [
    ...twice.map((id) => `/contributes has the id ${id} twice`),
    ...asides.map(({ id }) => `/contributes ${id}: the layout "aside" and the member "aside" go together`),
    ...contributes.flatMap(({ id, settings = [] }) =>
      repeated(settings.map(({ name }) => name)).map((name) => `/contributes ${id} has the setting ${name} twice`),
    ),
  ];
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
