/** Parts that few visits of a list show, fetched together: each file of its own costs the entry of the lists its name and its hash. */
export { ColumnStatisticsDialog } from '../../column-statistics/ColumnStatisticsDialog.tsx';
export { DebugBanner } from '../../features/debug-rule/DebugBanner.tsx';
export { WholeList } from './WholeList.tsx';
