import type { WidgetType } from '@portico/shared-kit/contract/portal-page';
import { carousel } from './carousel/carousel.widget.ts';
import { contributed } from './contributed/contributed.widget.ts';
import { myApplication } from './my-application/my-application.widget.ts';
import { myUnfinished } from './my-unfinished/my-unfinished.widget.ts';
import { rowMenu } from './row-menu/row-menu.widget.ts';
import { shortcutList } from './shortcut-list/shortcut-list.widget.ts';
import type { WidgetDefinition } from './widget-definition.ts';

/** Every type of widget of the contract; a forgotten one does not compile. */
export const widgets = {
  RowMenu: rowMenu,
  Carousel: carousel,
  MyApplication: myApplication,
  MyUnfinished: myUnfinished,
  ShortcutList: shortcutList,
  Contributed: contributed,
} satisfies { readonly [T in WidgetType]: WidgetDefinition<T> };
