import { testFiles, type ImportRule } from './rule.ts';

/** Layers of shared-kit from the ground up; folders of one layer may import each other. */
const layers = {
  kernel:
    'audit|contract|errors|expressions|filters|formats|i18n|list-scripts|permissions|portal-pages|remotes|workflow',
  ui: 'ui',
  fields: 'fields',
  /** Work on fields: the rules of models, and what draws several fields. */
  aboveFields: 'data-rules|field-views|form-rules|list-address|print|reports',
  api: 'api',
  documents: 'documents',
  designer: 'designer',
} as const;

type Layer = keyof typeof layers;

/** The border of a layer: it imports none that stands above it. */
function border(layer: Layer, name: string, instead: string): ImportRule {
  const names = Object.keys(layers) as Layer[];
  const above = names.slice(names.indexOf(layer) + 1).map((each) => layers[each]);
  return {
    name,
    instead,
    from: { path: `^shared-kit/src/(${layers[layer]})/`, pathNot: [...testFiles] },
    to: { path: `^shared-kit/src/(${above.join('|')})/` },
  };
}

/** Inside shared-kit: kernel < ui < fields < rules and views of fields < api < documents < designer. */
export const sharedKitRules: readonly ImportRule[] = [
  border(
    'kernel',
    'kernel-is-the-ground',
    'The kernel of shared-kit (contract, errors, filters, expressions …) imports no layer above it. Take what you need as an argument, or move the file up.',
  ),
  border(
    'ui',
    'ui-knows-no-fields',
    'The folder ui/ holds primitives that know no fields and fetch nothing. Take what you need as a property or a context, or move what draws fields to field-views/.',
  ),
  border(
    'fields',
    'fields-know-no-form',
    'A kind of field knows neither rules, forms nor the API. Ask the page through FieldServices, or move the file to field-views/ or form-rules/.',
  ),
  border(
    'aboveFields',
    'field-views-fetch-nothing',
    'Rules and views of fields work on what they are given. Let whoever uses them fetch it through api/.',
  ),
  border(
    'api',
    'api-knows-no-document',
    'The API knows nothing of what is edited with it. Let documents/ and designer/ call it.',
  ),
  border(
    'documents',
    'documents-know-no-designer',
    'A document is edited by designers and forms alike. Pass what a designer knows as an argument.',
  ),
  {
    name: 'no-ring-in-shared-kit',
    instead: 'In shared-kit not even types go round in a ring. Move the type that both need into a third file.',
    from: { path: '^shared-kit/src/' },
    to: { path: '^shared-kit/src/', circular: true },
  },
];
