import { keepPrintSelection } from '@portico/shared-kit/contract/printing.endpoints';
import { makeShortCodes } from '@portico/shared-kit/contract/short-codes.endpoints';
import { chosen } from './batch-inputs.ts';
import type { EndpointWorld } from './endpoint-world.ts';

/** The value of a code of a new order of the employee. */
const coded = async ({ newOrder }: EndpointWorld) => ({
  pairs: [{ pairValue: JSON.stringify({ schemaCode: 'Order', id: (await newOrder()).id }) }],
});

/** Inputs of calls about what is printed. */
export const printInputs = {
  listPrintTemplates: () => ({ schemaCode: 'Order' }),
  getConfirmIsPrint: () => ({ schemaCode: 'Order' }),
  loadPrintData: chosen,
  keepPrintSelection: chosen,
  getPrintSelection: async (world: EndpointWorld) =>
    (await world.app.call(keepPrintSelection, await chosen(world), 'emma')).data,
  notePrinting: async (world: EndpointWorld) => ({ ...(await chosen(world)), templateId: null }),
  makeShortCodes: coded,
  resolveShortCode: async (world: EndpointWorld) => {
    const { data } = await world.app.call(makeShortCodes, await coded(world), 'emma');
    return { pairCode: data.pairs[0]?.pairCode };
  },
  generateQrCode: () => ({ text: '/s/abc' }),
};
