const nothing = () => ({});

/** Good calls of the endpoints of portal pages, of reports, and of reads in one request. */
export const portalInputs = {
  getPortalPage: () => ({ code: 'salesHome' }),
  getReport: () => ({ reportCode: 'salesFigures' }),
  getChartData: () => ({ charts: [{ key: 'a', reportCode: 'salesFigures', chartId: 'byTitle' }] }),
  getChartTree: nothing,
  previewReads: () => ({
    as: 'person',
    id: 'emma',
    pageCode: 'desk',
    calls: [{ operationId: 'queryWorkItems', input: { state: 'unfinished', page: 0, size: 10 } }],
  }),
  viewListAs: () => ({
    id: 'emma',
    schemaCode: 'Order',
    calls: [{ operationId: 'queryRecords', input: { schemaCode: 'Order', page: 0, size: 10 } }],
  }),
  listChartSources: nothing,
  getChartSource: () => ({ schemaCode: 'Order' }),
  readBatch: () => ({ calls: [{ operationId: 'queryWorkItems', input: { state: 'unfinished', page: 0, size: 10 } }] }),
  listRecentItems: nothing,
  noteVisit: () => ({ kind: 'application', code: 'sales' }),
  listOwnApplications: nothing,
  markFavourite: () => ({ appCode: 'sales', isFavourite: false }),
};
