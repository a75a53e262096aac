import type { ImportRule } from './rule.ts';

/** A remote, or one product of a remote that has several. */
const product = '(mf-[^/]+/src|mf-workflow/src/center|mf-workflow/src/form|mf-workflow/src/designer)';
const workflowProducts = '(center|form|designer)';

/** Inside a remote: pages -> features -> shared-kit; inside mf-workflow three products beside each other. */
export const remoteRules: readonly ImportRule[] = [
  {
    name: 'feature-knows-no-page',
    instead: 'A page is made of features, not the other way round. Pass what the feature needs as a property.',
    from: { path: `^${product}/features/` },
    to: { path: '^$1/pages/' },
  },
  {
    name: 'features-are-islands',
    instead:
      'Features do not import features. Let the page join them, or move the shared part to shared-kit or to a folder beside features/.',
    from: { path: `^${product}/features/([^/]+)/` },
    to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
  },
  {
    name: 'pages-are-islands',
    instead: 'Pages do not import pages. Move the shared part into a feature, or navigate by the route table.',
    from: { path: `^${product}/pages/([^/]+)/` },
    to: { path: '^$1/pages/', pathNot: '^$1/pages/$2/' },
  },
  {
    name: 'products-stand-apart',
    instead:
      'Center, form and designer do not import each other. Move what two of them need beside them (instance/, form-view/, components/) or to shared-kit.',
    from: { path: `^mf-workflow/src/${workflowProducts}/` },
    to: { path: `^mf-workflow/src/${workflowProducts}/`, pathNot: '^mf-workflow/src/$1/' },
  },
  {
    name: 'shared-by-products-knows-none',
    instead:
      'What center, form and designer share knows none of them. Move the file into the one product that needs it, or pass what it needs.',
    from: { path: '^mf-workflow/src/', pathNot: `^mf-workflow/src/(${workflowProducts}/|exposes\\.ts$)` },
    to: { path: `^mf-workflow/src/${workflowProducts}/` },
  },
];
