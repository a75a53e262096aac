import { loadApiErrorDescription, usePortalDispatch } from '@portico/shared-kit/api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import type { GanttSettings } from '@portico/shared-kit/contract/list-modes.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { anyOf, type FilterTree } from '@portico/shared-kit/filters';
import { useLocale } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { useOfferUndo } from '../../edit-history/use-turn.ts';
import { useUndoableSave } from '../../edit-history/use-undoable-save.ts';
import type { EditStep } from '../../edit-history/edit-history.ts';
import type { ValueChange } from '../../edit-history/values-step.ts';
import { ganttTexts } from './gantt.texts.ts';
import { followersShift, planOf, shiftedValues } from './plan.model.ts';

/** Records that follow a task, in all steps, that are read at most. */
const mostFollowers = 500;
/** Steps from a task to those that follow it, and to those behind them. */
const mostSteps = 20;

/** Values of a record that are shown before they are read. */
interface Draft {
  readonly data: Readonly<Record<string, unknown>>;
  /** Version that holds them; null while they are being saved. */
  readonly version: number | null;
}

interface Follower {
  readonly record: BizRecord;
  readonly days: number;
}

/**
 * Returns records as they are once their changes are saved, and the function that saves them: what follows is moved along where somebody
 * agrees to it. What is refused goes back, and it is said why.
 */
export function usePlanChanges(settings: GanttSettings) {
  const report = useReport();
  const findFollowers = useFollowers(settings);
  const agree = useAgreement();
  const queue = useQueue();
  const { drafts, show, store, keep } = useStoredDrafts(queue, report);
  const changeNow = async (record: BizRecord, data: Readonly<Record<string, unknown>>) => {
    const followers = await findFollowers(record, data);
    const moved = followers.length > 0 && (await agree(followers.length)) ? followers : [];
    const first = await store(record, data);
    if (first === null) return false;
    const changes = [first];
    for (const { record: follower, days } of moved) {
      const shifted = await store(follower, shiftedValues(follower, settings, { start: days, end: days }));
      if (shifted !== null) changes.push(shifted);
    }
    report.success(changes.length - 1, keep(...changes));
    return true;
  };
  const change = useStableCallback(async (record: BizRecord, data: Readonly<Record<string, unknown>>) => {
    if (Object.keys(data).length === 0) return true;
    show(record.id, { data, version: null });
    return queue.add(record.id, () => changeNow(record, data));
  });
  return { change, shown: (record: BizRecord) => withDraft(record, drafts.get(record.id)), isBusy: isBusyIn(drafts) };
}

/** Returns the drafts, and the function that saves one: it answers what it changed; null where that was refused, which it tells. */
function useStoredDrafts(queue: ReturnType<typeof useQueue>, report: ReturnType<typeof useReport>) {
  const { drafts, show, forget } = useDrafts();
  const { save, keep } = useUndoableSave();
  const saved = useRef(new Map<string, number>());
  const store = async (record: BizRecord, data: Readonly<Record<string, unknown>>): Promise<ValueChange | null> => {
    const { id } = record;
    show(id, { data, version: null });
    try {
      const version = Math.max(record.version, saved.current.get(id) ?? 0);
      const { saved: answer, change } = await save({ record, version, data });
      saved.current.set(id, answer.version);
      if (queue.isLast(id)) show(id, { data: { ...data, ...answer.data }, version: answer.version });
      return change;
    } catch (error) {
      forget(id);
      await report(error);
      return null;
    }
  };
  return { drafts, show, store, keep };
}

const isBusyIn = (drafts: ReadonlyMap<string, Draft>) => (id: string) => drafts.get(id)?.version === null;

/** Returns a queue of the changes of each record: keys that are pressed again do not wait for the server, and their changes do. */
function useQueue() {
  const running = useRef(new Map<string, { last: Promise<unknown>; count: number }>());
  return {
    /** Returns whether nothing was changed meanwhile, which is shown until it is saved as well. */
    isLast: (id: string) => (running.current.get(id)?.count ?? 0) <= 1,
    add: async (id: string, work: () => Promise<boolean>) => {
      const own = running.current.get(id) ?? { last: Promise.resolve(), count: 0 };
      running.current.set(id, own);
      own.count += 1;
      const next = own.last.then(work);
      own.last = next;
      const isDone = await next;
      own.count -= 1;
      return isDone;
    },
  };
}

function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  return {
    drafts,
    show: (id: string, draft: Draft) => setDrafts((before) => new Map(before).set(id, draft)),
    forget: (id: string) => setDrafts((before) => new Map([...before].filter(([key]) => key !== id))),
  };
}

/** A record as it is once what was changed is read; what was read since is as it is. */
function withDraft(record: BizRecord, draft: Draft | undefined): BizRecord {
  if (draft === undefined || (draft.version !== null && draft.version <= record.version)) return record;
  return { ...record, version: draft.version ?? record.version, data: { ...record.data, ...draft.data } };
}

function useReport() {
  const t = ganttTexts.useT();
  const locale = useLocale();
  const toast = useToast();
  const offerUndo = useOfferUndo();
  const report = async (error: unknown) => toast.failure(await loadApiErrorDescription(error, locale));
  return Object.assign(report, {
    success: (shifted: number, step: EditStep | null) =>
      offerUndo(shifted > 0 ? t('shifted', { count: shifted }) : t('saved'), step),
  });
}

/** Asks whether what follows is to be moved along. */
function useAgreement() {
  const t = ganttTexts.useT();
  const { modal } = App.useApp();
  return (count: number) =>
    new Promise<boolean>((resolve) => {
      void modal.confirm({
        title: t('shiftTitle'),
        content: t('shiftHint', { count }),
        okText: t('shift', { count }),
        cancelText: t('shiftNone'),
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
}

/** Returns the function that finds what follows a record, also what is not in sight, and by how many days it has to move. */
function useFollowers(settings: GanttSettings) {
  const dispatch = usePortalDispatch();
  const code = settings.dependencyPropertyCode;
  return async (record: BizRecord, data: BizRecord['data']): Promise<readonly Follower[]> => {
    const { id, schemaCode } = record;
    const { end } = planOf({ data: { ...record.data, ...data } }, settings);
    if (code === undefined || end === null || end <= (planOf(record, settings).end ?? end)) return [];
    const found = new Map<string, BizRecord>();
    let step: readonly string[] = [id];
    for (let at = 0; at < mostSteps && step.length > 0 && found.size < mostFollowers; at += 1) {
      const filter = anyOf(step.slice(0, 100).map((each) => waitsFor(code, each)));
      const input = { schemaCode, ...(filter && { filter }), page: 0, size: 100, columns: Object.values(settings) };
      const read = dispatch(recordsEndpoints.queryRecords.initiate(input, { forceRefetch: true, subscribe: false }));
      const { content } = await read.unwrap().catch(() => ({ content: [] as BizRecord[] }));
      const fresh = content.filter((each) => each.id !== id && !found.has(each.id));
      for (const each of fresh) found.set(each.id, each);
      step = fresh.map((each) => each.id);
    }
    const all = [...found.values()];
    const shifts = followersShift(
      { id, end },
      all.map((each) => ({ id: each.id, plan: planOf(each, settings) })),
    );
    return all.flatMap((each) => {
      const days = shifts.get(each.id) ?? 0;
      return days > 0 && each.actions.includes('edit') ? [{ record: each, days }] : [];
    });
  };
}

const waitsFor = (propertyCode: string, id: string): FilterTree => ({
  propertyCode,
  operator: 'equal',
  value: { id, name: '' },
});
