import { holdBatch } from '@portico/shared-kit/api/batch';
import type { PortalWidget, WidgetLayout, WidgetTypeName } from '@portico/shared-kit/portal-pages';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import { type ComponentType, type CSSProperties, Suspense, useLayoutEffect } from 'react';
import { StoredPicture } from '../pictures/StoredPicture.tsx';
import { portalTexts } from '../portal.texts.ts';
import type { GridProps, WidgetDefinition } from '../widgets/widget-definition.ts';
import { widgets } from '../widgets/widgets.ts';
import { WidgetEmpty, WidgetLinesSkeleton } from '@portico/shared-kit/ui/widget-state';
import { gridArea } from './grid.model.ts';
import styles from './PortalGrid.module.css';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { frameStyle } from './widget-style.model.ts';

type Grid = ComponentType<GridProps>;

interface WidgetFrameProps {
  readonly widget: PortalWidget;
  /** Its place on a phone; undefined where the grid has none there. */
  readonly phone: WidgetLayout | undefined;
  readonly Grid: Grid;
}

/** A widget on its place, in its own look, with a failure of its own. */
export function WidgetFrame({ widget, phone, Grid }: WidgetFrameProps) {
  const t = portalTexts.useT();
  const shell = useShell();
  const { backgroundImg } = widget.style;
  const failed = <WidgetEmpty icon={<WarningOutlined />} title={t('widget.failed')} />;
  const noteFailure = () => shell.telemetry.event('widgetFailed', { type: widget.type });
  return (
    <div className={styles.place} style={areas(widget, phone)} data-widget={widget.type}>
      <div className={styles.frame} style={frameStyle(widget.style)}>
        {backgroundImg !== null && (
          <StoredPicture refId={backgroundImg} className={styles.background} fallback={null} />
        )}
        <WidgetBoundary fallback={failed} onError={noteFailure}>
          <Suspense fallback={<AwaitedBody />}>
            <WidgetBody widget={widget} Grid={Grid} />
          </Suspense>
        </WidgetBoundary>
      </div>
    </div>
  );
}

/** Stands for the inside of a widget while its code is on the way: what the others ask for waits a little for it. */
function AwaitedBody() {
  useLayoutEffect(holdBatch, []);
  return <WidgetLinesSkeleton lines={3} />;
}

/** The lines of the grid as properties, so that the width of the page decides which of them count. */
function areas(desk: WidgetLayout, phone: WidgetLayout | undefined): CSSProperties {
  const own = gridArea(desk);
  const onPhone = phone === undefined ? own : gridArea(phone);
  return {
    '--desk-column': own.gridColumn,
    '--desk-row': own.gridRow,
    '--phone-column': onPhone.gridColumn,
    '--phone-row': onPhone.gridRow,
  } as CSSProperties;
}

function WidgetBody({ widget, Grid }: { readonly widget: PortalWidget; readonly Grid: Grid }) {
  const locale = useLocale();
  const definition: WidgetDefinition<WidgetTypeName> = widgets[widget.type];
  const name = definition.useName(widget.settings);
  const title = (widget.title === null ? '' : localisedText(widget.title, locale)) || name;
  const { id, settings, children } = widget;
  const { Body } = definition;
  return <Body id={id} title={title} settings={settings} Grid={Grid} widgets={children} />;
}
