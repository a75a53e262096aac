import { printEndpoints } from '@portico/shared-kit/api/print.api';
import type { PrintChoice } from '@portico/shared-kit/contract/print.schema';
import { codeOf, describeError } from '@portico/shared-kit/errors';
import { printAddress } from '../../list/addresses.model.ts';
import type { ActionContext } from '../action-row.ts';
import { PrintTemplateDialog } from './PrintTemplateDialog.tsx';
import { printedRecords } from './printed-records.ts';
import { plainLayout } from './plain-layout.ts';
import { printTexts } from './print.texts.ts';

/** Seconds that it is shown that there is no template, and that one is empty (list spec, sections 5 and 9). */
const shownFor = { noTemplate: 4, warning: 2 } as const;

/**
 * Opens the preview of the selected records, once the template is known: the only one, the one that the person chooses, or the plain
 * layout where the model has none (list spec, sections 5 and 7: getConfirmIsPrint).
 */
export async function printRecords(context: ActionContext): Promise<void> {
  const { dispatch, list, locale, shell, show, toast } = context;
  const question = printEndpoints.getConfirmIsPrint.initiate(
    { schemaCode: list.schemaCode },
    { forceRefetch: true, subscribe: false },
  );
  const { data, error } = await dispatch(question);
  if (data === undefined) return shell.errors.show(error);
  const choices = data.printSheetCodes;
  const [only] = choices;
  if (only === undefined) {
    toast.warning(printTexts.t(locale, 'isCustomizePrintTemp'), shownFor.noTemplate);
    return openPreview(context, plainLayout);
  }
  if (choices.length === 1 && !only.isEmpty) return openPreview(context, only.id);
  if (choices.every(({ isEmpty }) => isEmpty)) warnOfEmpty(context);
  show((close) => (
    <PrintTemplateDialog choices={choices} onClose={close} onChoose={(id) => openPreview(context, id)} />
  ));
}

/** Says that nothing is on a template: '打印模板内容为空！'. */
function warnOfEmpty({ locale, toast }: ActionContext): void {
  toast.warning(describeError({ code: codeOf('printTemplateEmpty') }, locale).message, shownFor.warning);
}

async function openPreview(context: ActionContext, templateId: PrintChoice['id']): Promise<void> {
  const records = await printedRecords(context);
  // A failed write is told by the API's own rule.
  if (records === null) return;
  context.shell.navigate(printAddress(context.list, records, templateId), { newTab: true });
}
