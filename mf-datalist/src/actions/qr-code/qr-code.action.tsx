import { QrcodeOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { datalistTexts } from '../../datalist.texts.ts';
import { labelsPath } from '../../list/addresses.model.ts';
import type { ActionRow } from '../action-row.ts';

const QrCodeDialog = lazyWithRetry(async () => (await import('./QrCodeDialog.tsx')).QrCodeDialog);

/** Prints labels with the QR codes of the selected records, for who may export them (list spec, section 5). */
export const qrCodeAction: ActionRow = {
  kind: 'qrCode',
  codes: ['qrcode'],
  Icon: QrcodeOutlined,
  place: 'standard',
  needsSelection: true,
  isShownDisabled: true,
  isOffered: ({ hasPage }) => hasPage(labelsPath),
  reason: ({ definition }, { locale }) =>
    definition.disabledCode === undefined ? null : datalistTexts.translator(locale)('reasons.cannotExport'),
  run: (_, context) => context.show((close) => <QrCodeDialog list={context} onClose={close} />),
  runForAll: (context) => context.show((close) => <QrCodeDialog list={context} onClose={close} />),
};
