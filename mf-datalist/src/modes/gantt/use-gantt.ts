import type { GanttSettings } from '@portico/shared-kit/contract/list-modes.schema';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { rowHeights } from '@portico/shared-kit/ui/grid';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ModeProps } from '../list-mode.ts';
import { dayOf } from './plan.model.ts';
import { zoomOf, zooms } from './scale.model.ts';
import { usePlanChanges } from './use-plan-changes.ts';
import { useTimelineRange } from './use-timeline-range.ts';

/** Returns the settings of a chart without the fields that its reader does not see; null where it cannot be drawn without them. */
function ganttOf({ view, properties }: Pick<ListConfig, 'view' | 'properties'>): GanttSettings | null {
  const seen = new Set(properties.filter(({ visible }) => visible !== false).map(({ code }) => code));
  const { gantt } = view;
  if (gantt === undefined) return null;
  const needed = [gantt.titlePropertyCode, gantt.startTimePropertyCode, gantt.endTimePropertyCode];
  if (!needed.every((code) => seen.has(code))) return null;
  return Object.fromEntries(Object.entries(gantt).filter(([, code]) => seen.has(code))) as unknown as GanttSettings;
}

/** Returns all that the parts of a Gantt chart share. */
export function useGantt(list: ModeProps) {
  const { config, grid } = list;
  const settings = useMemo(() => ganttOf(config), [config]);
  // The mode is only for those who see its title and its days.
  if (settings === null) throw new Error('The fields of the chart are not there');
  const [query] = useSearchParams();
  const zoom = zoomOf(query);
  const [today] = useState(() => dayOf(Date.now()) ?? 0);
  const [edited, setEdited] = useState<BizRecord | null>(null);
  const { progressPropertyCode: progress } = settings;
  const codes = useMemo(
    () => [settings.startTimePropertyCode, settings.endTimePropertyCode, ...(progress === undefined ? [] : [progress])],
    [settings, progress],
  );
  return {
    settings,
    zoom,
    dayWidth: zooms[zoom],
    today,
    ...useTimelineRange(list, settings, today),
    rowHeight: rowHeights[grid.density],
    changes: usePlanChanges(settings),
    hasProgress: progress !== undefined,
    property: (code: string) => config.properties.find((each) => each.code === code),
    edited,
    edit: useMemo(() => ({ codes, open: setEdited }), [codes]),
    closeEdit: () => setEdited(null),
  };
}

/** Model that the parts of a Gantt chart share. */
export type GanttModel = ReturnType<typeof useGantt>;
