import { widgetValues } from '@portico/shared-kit/remotes';
import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetHead } from '../WidgetHead.tsx';
import { WidgetEmpty } from '@portico/shared-kit/ui/widget-state';
import { useContributedSlot } from './use-contributed-slot.ts';
import { contributedTexts } from './contributed.texts.ts';

/** A widget of another remote: the shell loads its code, and draws the reason where it does not come up or breaks. */
export function Contributed({ title, settings }: WidgetProps<'Contributed'>) {
  const t = contributedTexts.useT();
  const slot = useContributedSlot(settings);
  return (
    <>
      <WidgetHead title={title} />
      {slot?.Code ? (
        <slot.Code settings={widgetValues(slot.contribution, settings.values)} />
      ) : (
        <WidgetEmpty
          icon={<WarningOutlined />}
          title={t('missing')}
          hint={t('missingHint', { remote: settings.remote, widget: settings.widget })}
        />
      )}
    </>
  );
}
