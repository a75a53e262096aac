import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type {
  ChartAnswers,
  ChartData,
  ChartDataInput,
  ChartRequest,
} from '@portico/shared-kit/contract/reports.schema';
import { AppError } from '@portico/shared-kit/errors';
import { describeError } from '@portico/shared-kit/errors/complete';
import { storages } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { ReportChart } from '@portico/shared-kit/reports';
import { type Database, listsOf } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  looksElsewhere,
  readChangeCounter,
  readGroups,
  type RecordSelection,
  visibilityKey,
  visibleTable,
} from '../../record-store/index.ts';
import { chartCache } from './chart-cache.ts';
import { chartFilter } from './chart-filter.ts';
import { groupColumn, groupQuery, requireChart } from './chart-query.ts';
import { chartSource, type ChartSource, type ChartSources } from './chart-source.ts';
import { type PresentedGroups, presentChart, presentGroups } from './chart.presenter.ts';
import { inTurns } from './in-turns.ts';

/** Charts of one request that are computed at once: the others wait, so that one page does not take all connections. */
const atOnce = 4;

/** Answers are remembered for so many ms at most: shortly where they depend on what changes without a write of the records. */
const kept = { ofRecords: 300_000, ofNames: 60_000, ofWork: 10_000, ofOthers: 2_000 } as const;

/** Returns the chart that a request names, for who may see it. Throws reportMissing, chartMissing, noPermission. */
export type FindChart = (request: ChartRequest) => Promise<ReportChart>;

/** Data of charts as each reader sees them. */
export interface ChartDataService {
  /** Answers every chart by itself: one that is refused says why, and keeps none of the others. */
  read(
    asking: { readonly user: SignedInUser; readonly locale: Locale; readonly find: FindChart },
    input: ChartDataInput,
  ): Promise<ChartAnswers>;
}

interface ReadingContext {
  readonly user: SignedInUser;
  readonly locale: Locale;
  readonly at: Date;
  readonly db: Database;
  readonly corpId: string;
  /** The number of writes of a model's records, read once for all charts of a request. */
  readonly writesOf: (schemaCode: ModelCode) => Promise<number>;
}

/** Computes the data of charts, each by one statement, and remembers them until a write touches their records. */
export function chartDataService({ connections, corpId, now }: Platform, sources: ChartSources): ChartDataService {
  const cached = chartCache<PresentedGroups>(now);

  async function dataOf(
    chart: ReportChart,
    request: ChartRequest,
    page: ChartDataInput['page'],
    reading: ReadingContext,
  ) {
    const { user, locale, at, db } = reading;
    const source = await chartSource(sources, { user, at }, chart.schemaCode);
    requireChart(chart, source, locale);
    const { selection, query } = groupingOf(chart, source, { page, drill: request.filter }, reading);
    const answer = await cached(db, {
      key: keyOf(chart, source, selection, locale),
      writes: source.countsChanges ? await reading.writesOf(source.table.schemaCode) : 0,
      longestMs: longestOf(chart, source, selection),
      compute: async () => presentGroups(chart, source, await readGroups(db, selection, query)),
      cellsOf: ({ groups, members }) => groups.length * (query.measures.length + 1) + members.flat().length,
    });
    return presentChart(chart, source, answer.value, {
      filter: selection.filter,
      computedTime: new Date(answer.at),
    });
  }

  return {
    async read({ user, locale, find }, { charts, page }) {
      const db = listsOf(connections, user);
      const reading = { user, locale, at: now(), db, corpId, writesOf: countersOf(db, corpId) };
      const answers = await inTurns(charts, atOnce, async (request) => {
        const data = await orRefusal(async () => dataOf(await find(request), request, page, reading), locale);
        return { key: request.key, ...data };
      });
      return { charts: answers };
    },
  };
}

/** Returns the records that a chart counts and how they are grouped, of what its reader sees. Throws as `chartFilter`. */
function groupingOf(
  chart: ReportChart,
  source: ChartSource,
  further: Parameters<typeof chartFilter>[2],
  { user, locale, at, corpId }: ReadingContext,
) {
  const { table, policy, pageFields } = source;
  const filter = chartFilter({ table: visibleTable(table, policy), pageFields }, chart, further, { user, at, locale });
  return { selection: { table, corpId, policy, filter }, query: groupQuery(chart, source, locale) };
}

/** Reads the change counter of each model once. */
function countersOf(db: Database, corpId: string): ReadingContext['writesOf'] {
  const counters = new Map<ModelCode, Promise<number>>();
  return (schemaCode) => {
    const counter = counters.get(schemaCode) ?? readChangeCounter(db, corpId, schemaCode);
    counters.set(schemaCode, counter);
    return counter;
  };
}

type Answer = Omit<ChartAnswers['charts'][number], 'key'>;

/** A refusal that the catalogue has is the answer of its chart; whatever else happens is one of the whole request. */
async function orRefusal(work: () => Promise<ChartData>, locale: Locale): Promise<Answer> {
  try {
    return { data: await work(), error: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, params } = error;
    return { data: null, error: { errcode: code, errmsg: describeError({ code, params }, locale).message } };
  }
}

/** Text that is the same for the same question of readers who see the same. */
function keyOf(chart: ReportChart, source: ChartSource, selection: RecordSelection, locale: Locale): string {
  const { schemaCode, version, policy, ownerId } = source;
  const { chartType, dimensions, measures, sort, limit } = chart;
  const seen = [policy.view, [...policy.fields.visible], visibilityKey(policy.referencedModels)];
  return JSON.stringify([
    [schemaCode, version, locale, ownerId],
    [chartType, dimensions, measures.map(({ field, aggregate }) => [field, aggregate]), sort, limit],
    [selection.filter, ...seen],
  ]);
}

function longestOf(
  chart: ReportChart,
  { table, policy, countsChanges }: ChartSource,
  selection: RecordSelection,
): number {
  if (!countsChanges) return kept.ofWork;
  const columns = chart.dimensions.flatMap(
    ({ field }) => groupColumn(visibleTable(table, policy), field)?.column ?? [],
  );
  const isLimited = columns.some(({ visibleAs }) => visibleAs !== undefined);
  if (isLimited || looksElsewhere(selection)) return kept.ofOthers;
  const isNamed = columns.some(({ storage }) => storages[storage].refersTo !== null);
  return isNamed ? kept.ofNames : kept.ofRecords;
}
