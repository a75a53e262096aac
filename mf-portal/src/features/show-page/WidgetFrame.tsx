import type { PortalWidget, WidgetType } from '@portico/shared-kit/contract/portal-page';
import { localisedText, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import { StoredPicture } from '../../pictures/StoredPicture.tsx';
import { portalTexts } from '../../portal.texts.ts';
import type { WidgetDefinition } from '../../widgets/widget-definition.ts';
import { widgets } from '../../widgets/widgets.ts';
import { WidgetEmpty } from '../../widgets/WidgetState.tsx';
import { gridArea } from './grid.model.ts';
import styles from './PortalGrid.module.css';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { frameStyle } from './widget-style.model.ts';

interface WidgetFrameProps {
  readonly widget: PortalWidget;
  readonly columns: number;
}

/** A widget on its place, in its own look, with a failure of its own. */
export function WidgetFrame({ widget, columns }: WidgetFrameProps) {
  const t = portalTexts.useT();
  const shell = useShell();
  const { backgroundImg } = widget.style;
  const failed = <WidgetEmpty icon={<WarningOutlined />} title={t('widget.failed')} />;
  const noteFailure = () => shell.telemetry.event('widgetFailed', { type: widget.type });
  return (
    <div className={styles.place} style={gridArea(widget, columns)} data-widget={widget.type}>
      <div className={styles.frame} style={frameStyle(widget.style)}>
        {backgroundImg !== null && (
          <StoredPicture refId={backgroundImg} className={styles.background} fallback={null} />
        )}
        <WidgetBoundary fallback={failed} onError={noteFailure}>
          <WidgetBody widget={widget} />
        </WidgetBoundary>
      </div>
    </div>
  );
}

function WidgetBody({ widget }: { readonly widget: PortalWidget }) {
  const locale = useLocale();
  const definition: WidgetDefinition<WidgetType> = widgets[widget.type];
  const name = definition.useName(widget.settings);
  const title = (widget.title === null ? '' : localisedText(widget.title, locale)) || name;
  return <definition.Body id={widget.id} title={title} settings={widget.settings} />;
}
