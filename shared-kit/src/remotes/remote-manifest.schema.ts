import { Type } from 'typebox';
import { Value } from 'typebox/value';

const Text = Type.String({ minLength: 1, maxLength: 200 });
const Id = Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' });
const Path = Type.String({ pattern: '^/[A-Za-z0-9/:_*-]*$' });
const CodeName = Type.String({ pattern: '^\\./[A-Za-z][A-Za-z0-9]{0,63}$' });
const Bilingual = Type.Object({ zh: Text, en: Text }, { additionalProperties: false });
const Can = Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]+:[a-zA-Z]+$' })));
const closed = { additionalProperties: false };

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

const withCode = <const TType extends string>(type: TType) =>
  Type.Object({ type: Type.Literal(type), id: Id, can: Can, title: Bilingual, code: CodeName }, closed);

const ErrorRows = Type.Object(
  {
    type: Type.Literal('error.rows'),
    id: Id,
    can: Can,
    rows: Type.Record(Type.String({ pattern: '^\\d+$' }), Bilingual),
  },
  closed,
);

/** The shape of `remote.json`. Only tools load this: the browser takes the build's word for it. */
export const RemoteManifestSchema = Type.Object(
  {
    name: Id,
    owner: Type.Object({ team: Text, contact: Text }, closed),
    shellApi: Type.String({ pattern: '^(\\^|~|>=)?\\d+\\.\\d+\\.\\d+$' }),
    contributes: Type.Array(
      Type.Union([
        Page,
        Menu,
        withCode('portal.widget'),
        withCode('record.action'),
        withCode('form.section'),
        ErrorRows,
      ]),
    ),
    data: Type.Object({ endpoints: Type.Array(Text), tags: Type.Array(Text) }, closed),
    budgets: Type.Object({ entryKb: Type.Number({ minimum: 1 }), pageKb: Type.Number({ minimum: 1 }) }, closed),
  },
  closed,
);

/** What is wrong with the content of a `remote.json`, each as place and reason; empty when it holds. */
export function manifestProblems(manifest: unknown): string[] {
  const problems = Value.Errors(RemoteManifestSchema, manifest).map(
    (error) => `${error.instancePath || '/'} ${error.message}`,
  );
  return problems.length > 0
    ? problems
    : pageProblems(manifest as { contributes: { type: string; layout?: string; aside?: string; id: string }[] });
}

function pageProblems({
  contributes,
}: {
  contributes: { type: string; layout?: string; aside?: string; id: string }[];
}): string[] {
  const ids = contributes.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const asides = contributes.filter(({ layout, aside }) => (layout === 'aside') !== (aside !== undefined));
  return [
    ...twice.map((id) => `/contributes has the id ${id} twice`),
    ...asides.map(({ id }) => `/contributes ${id}: the layout "aside" and the member "aside" go together`),
  ];
}
