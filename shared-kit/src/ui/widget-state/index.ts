/** The states of a widget of portal pages: waiting, failed, empty. Smaller than those of a page, because a widget is. */
export { WidgetAnswer, type WidgetQuery } from './WidgetAnswer.tsx';
export { WidgetEmpty, WidgetError, WidgetLinesSkeleton } from './WidgetState.tsx';
