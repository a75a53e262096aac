import { beginPrintFile } from '@portico/shared-kit/contract/print-files.endpoints';
import { keepPrintSelection } from '@portico/shared-kit/contract/printing.endpoints';
import { makeShortCodes } from '@portico/shared-kit/contract/short-codes.endpoints';
import { chosen } from './batch-inputs.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** The value of a code of a new order of the employee. */
const coded = async ({ newOrder }: EndpointWorld) => ({
  pairs: [{ pairValue: JSON.stringify({ schemaCode: 'Order', id: (await newOrder()).id }) }],
});

/** Records for a file. Those that were begun before would be too many for another one. */
const toFile = async (world: EndpointWorld) => {
  const { connections } = world.app.platform;
  await connections.db.deleteFrom('print_file_task').where('status', '!=', 'END').execute();
  return { ...(await chosen(world)), templateId: null };
};

/** A file of the employee that is written: one is enough. */
async function inFile(world: EndpointWorld) {
  const { platform, services } = world.app;
  const own = platform.connections.db.selectFrom('print_file_task').select('id').where('status', '=', 'END');
  const kept = await own.executeTakeFirst();
  if (kept !== undefined) return { id: kept.id };
  const { data } = await world.app.call(beginPrintFile, await toFile(world), 'emma');
  await services.printFiles.work(new AbortController().signal);
  return { id: data.id };
}

/** Inputs of calls about what is printed. */
export const printInputs = {
  listPrintTemplates: () => ({ schemaCode: 'Order' }),
  getConfirmIsPrint: () => ({ schemaCode: 'Order' }),
  loadPrintData: chosen,
  keepPrintSelection: chosen,
  getPrintSelection: async (world: EndpointWorld) =>
    (await world.app.call(keepPrintSelection, await chosen(world), 'emma')).data,
  notePrinting: async (world: EndpointWorld) => ({ ...(await chosen(world)), templateId: null }),
  beginPrintFile: toFile,
  getPrintFile: inFile,
  stopPrintFile: inFile,
  downloadPrintFile: inFile,
  makeShortCodes: coded,
  resolveShortCode: async (world: EndpointWorld) => {
    const { data } = await world.app.call(makeShortCodes, await coded(world), 'emma');
    return { pairCode: data.pairs[0]?.pairCode };
  },
  generateQrCode: () => ({ text: '/s/abc' }),
};
