import { reportDesignName } from '@portico/shared-kit/contract/design-name';
import { DesignWindow } from '@portico/shared-kit/designer';
import { reportDesignTexts } from '../report-design.texts.ts';
import { ReportDesigner } from './ReportDesigner.tsx';

/** A report in its designer, which nobody else may change meanwhile. */
export function ReportWindow({ reportCode }: { readonly reportCode: string }) {
  const t = reportDesignTexts.useT();
  return (
    <DesignWindow
      name={reportDesignName({ reportCode })}
      lostWords={t('lost')}
      titleOf={(name) => t('titleOf', { name })}
      renderDesigner={(opened) => <ReportDesigner {...opened} />}
    />
  );
}
