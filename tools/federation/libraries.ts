/**
 * The one table of libraries that exist once in the page: the host provides them, every remote consumes them.
 * Sub-requests have rows of their own because that is where second copies come from.
 */
export interface SharedLibrary {
  /** The request as remotes write it, which is also its key in the share scope. */
  readonly request: string;
  /** The package whose version counts. */
  readonly from: string;
  /** True when the module is part of the host's first load; otherwise it is fetched when first needed. */
  readonly eager: boolean;
  /** A module in shell-host that stands in for the library: a list of re-exports, so that unused parts stay out. */
  readonly curated?: string;
}

const eager = true;

export const sharedLibraries: readonly SharedLibrary[] = [
  { request: 'react', from: 'react', eager },
  { request: 'react/jsx-runtime', from: 'react', eager },
  { request: 'react/jsx-dev-runtime', from: 'react', eager, curated: 'src/remotes/curated/jsx-dev-runtime.ts' },
  { request: 'react-dom', from: 'react-dom', eager },
  { request: 'react-dom/client', from: 'react-dom', eager },
  { request: 'react-router-dom', from: 'react-router-dom', eager, curated: 'src/remotes/curated/router.ts' },
  { request: '@reduxjs/toolkit', from: '@reduxjs/toolkit', eager, curated: 'src/remotes/curated/toolkit.ts' },
  { request: '@reduxjs/toolkit/query', from: '@reduxjs/toolkit', eager },
  { request: '@reduxjs/toolkit/query/react', from: '@reduxjs/toolkit', eager },
  { request: 'react-redux', from: 'react-redux', eager },
  { request: 'i18next', from: 'i18next', eager },
  { request: 'dayjs', from: 'dayjs', eager },
  { request: 'antd', from: 'antd', eager: false, curated: 'src/remotes/curated/antd.ts' },
];

/**
 * Subpaths of shared-kit that belong to the host's first load: small, or needed before any page.
 * Every other public subpath is provided lazily. A trailing star stands for one folder level.
 */
export const eagerSubpaths: readonly string[] = [
  'api',
  'api/*',
  'contract/application-paths',
  'contract/random-id',
  'errors',
  'formats',
  'i18n',
  'i18n/react',
  'permissions',
  'remotes',
  'remotes/react',
  'ui/feedback',
  'ui/theme',
];

/** Of these the ones that only dialogs and single pages need, or signing in and out: they come when they are used. */
export const lazySubpaths: readonly RegExp[] = [
  /^(api|contract)\/(audit|cc|comments|delegations|designs|exports|external-links|import-corrections|import-files|imports|cell-changes|list-modes|list-scripts|live-lists|recycle-bin|saved-views|own-jobs|form-design|form-entry|form-trace|model-indexes|opinions|own-applications|package-exports|print|printing|print-files|short-codes|record-batches|record-drafts|record-jobs|reports|second-factor|session|subscriptions|workflow-design|instance-administration|workflow-pins|workflow-preview|workflow-search|workflow-track|work-items)\./,
  /^api\/(design-hooks|use-download-export|download-export\.texts)$/,
  /^contract\/(action-checks|print-limits|qr-print|record-address)$/,
  /^(api\/(batch|preview-as|view-list-as)|contract\/(batch|portal-preview|list-view-as)[-.].+)$/,
];

/** Subpaths that no browser bundle may load: the server's schemas, what only builds check, and the test kit. */
export const serverOnlySubpaths: readonly RegExp[] = [
  /[./]schema$/,
  /^errors\/complete$/,
  /^remotes\/(rules|claims)$/,
  /^list-scripts\/(check|faults)$/,
  /^testing(\/|$)/,
];
