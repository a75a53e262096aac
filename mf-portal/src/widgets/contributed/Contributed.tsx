import { WarningOutlined } from '@portico/shared-kit/ui/icons';
import { portalTexts } from '../../portal.texts.ts';
import type { WidgetProps } from '../widget-definition.ts';
import { WidgetHead } from '../WidgetHead.tsx';
import { WidgetEmpty } from '../WidgetState.tsx';
import { useContributedSlot } from './use-contributed-slot.ts';

/** A widget of another remote: the shell loads its code, and draws the reason where it does not come up or breaks. */
export function Contributed({ title, settings }: WidgetProps<'Contributed'>) {
  const t = portalTexts.useT();
  const Code = useContributedSlot(settings)?.Code;
  return (
    <>
      <WidgetHead title={title} />
      {Code ? (
        <Code />
      ) : (
        <WidgetEmpty
          icon={<WarningOutlined />}
          title={t('contributed.missing')}
          hint={t('contributed.missingHint', settings)}
        />
      )}
    </>
  );
}
