import type { ImportRule } from './rule.ts';

/** Inside a remote: pages -> features -> shared-kit. */
export const remoteRules: readonly ImportRule[] = [
  {
    name: 'feature-knows-no-page',
    instead: 'A page is made of features, not the other way round. Pass what the feature needs as a property.',
    from: { path: '^(mf-[^/]+)/src/features/' },
    to: { path: '^$1/src/pages/' },
  },
  {
    name: 'features-are-islands',
    instead:
      'Features do not import features. Let the page join them, or move the shared part to shared-kit or to a folder beside features/.',
    from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'pages-are-islands',
    instead: 'Pages do not import pages. Move the shared part into a feature, or navigate by the route table.',
    from: { path: '^(mf-[^/]+)/src/pages/([^/]+)/' },
    to: { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
  },
];
