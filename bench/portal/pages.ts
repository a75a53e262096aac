import { portalPageDesignName } from '@portico/shared-kit/contract/design-name';
import { newPortalPage, newWidget, savedPortalPage, textSourceDefaults } from '@portico/shared-kit/portal-pages';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import { post, put } from '../call.ts';

/** Widgets of the page that people open, and of the one on which a widget is dragged. */
export const counts = { opened: 30, designed: 100 } as const;

/** Records that each list shows. */
export const listSize = 5;

/** The query of a list of the page: each asks for other records, so that no answer serves two. */
export const conditionsOf = (index: number) => [
  { propertyCode: 'totalAmount', propertyValue: `${String(index + 1)};` },
];

/** Code of a page with so many widgets. */
export const codeOf = (count: number) => `bench${String(count)}`;

/** Saves and publishes a page with lists of records, of work and of recent items in three columns, a list of records at its end. */
export async function publishPage(portal: TemporaryPortal, token: string, count: number): Promise<void> {
  const { kind, designKey } = portalPageDesignName({ pageCode: codeOf(count) });
  const path = `/api/designs/${kind}/${designKey}`;
  await post(portal, token, `/api/designs/${kind}`, { designKey, name: codeOf(count), appCode: null });
  const content = savedPortalPage(newPortalPage(Array.from({ length: count }, (_, index) => widgetAt(index, count))));
  await put(portal, token, `${path}/draft`, { revision: 1, content });
  await post(portal, token, `${path}/publish`, { revision: 2 });
}

function widgetAt(index: number, count: number) {
  const layout = { x: (index % 3) * 4, y: Math.floor(index / 3) * 20, w: 4, h: 20 };
  const id = `w${String(index)}`;
  // Every third stands for the rest, and so does the last one.
  if (index % 3 === 1) return newWidget('MyUnfinished', id, layout, { size: listSize });
  if (index % 3 === 2 && index < count - 1) return newWidget('ShortcutList', id, layout, { size: listSize });
  return newWidget('TextList', id, layout, {
    ...textSourceDefaults,
    bizModel: 'salesOrder',
    bizModelInfo: { appCode: 'sales' },
    displayField: ['customerName', 'orderDate'],
    sortField: 'createdTime',
    queryConditions: conditionsOf(index),
    icon: '',
    size: listSize,
  });
}
