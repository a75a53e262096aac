import { type EndpointWorld, mark } from './endpoint-world.ts';

/** An import of the employee that waits for them, the only one under way. */
async function planned({ app: { platform } }: EndpointWorld): Promise<{ readonly taskId: string }> {
  const { db } = platform.connections;
  const taskId = 'import-of-emma';
  await db.deleteFrom('import_task').where('corp_id', '=', platform.corpId).execute();
  await db
    .insertInto('import_task')
    .values({
      corp_id: platform.corpId,
      id: taskId,
      user_id: 'emma',
      schema_code: 'Order',
      file_id: 'file',
      original_name: `${mark}.csv`,
      locale: 'en',
      status: 'RUN',
      phase: 'PLANNED',
      columns: '[]',
      read_run: 0,
      created_time: new Date(0),
      due_time: new Date(0),
    })
    .execute();
  return { taskId };
}

/** An import of the employee that has ended without a refused row. */
async function ended(world: EndpointWorld): Promise<{ readonly taskId: string }> {
  const own = await planned(world);
  const columns = JSON.stringify([{ column: 0, path: 'title', text: 'Title', group: null }]);
  await world.app.platform.connections.db
    .updateTable('import_task')
    .set({ status: 'END', phase: null, result: 'Success', columns })
    .where('corp_id', '=', world.app.platform.corpId)
    .where('id', '=', own.taskId)
    .execute();
  return own;
}

/** Inputs of the endpoints of imports. */
export const importInputs = {
  getImportLimit: () => ({}),
  // The body is multipart; the test makes it.
  uploadImportFile: () => ({}),
  discardImportFile: () => ({ fileName: 'nothing' }),
  beginImport: ({ fileId }: EndpointWorld) => ({
    fileName: fileId,
    originalFilename: 'orders.csv',
    schemaCode: 'Order',
  }),
  readImportHeads: ({ fileId: fileName }: EndpointWorld) => ({ fileName, schemaCode: 'Order' }),
  getImport: planned,
  listImports: async (world: EndpointWorld) => {
    await planned(world);
    return { page: 0, size: 20 };
  },
  confirmImport: planned,
  stopImport: planned,
  undoImport: async (world: EndpointWorld) => {
    const own = await ended(world);
    const { db } = world.app.platform.connections;
    await db
      .updateTable('import_task')
      .set({ undo_until: new Date(world.app.platform.now().getTime() + 60_000) })
      .where('corp_id', '=', world.app.platform.corpId)
      .where('id', '=', own.taskId)
      .execute();
    return own;
  },
  downloadImportTemplate: () => ({ schemaCode: 'Order' }),
  downloadImportErrors: planned,
  queryImportRows: async (world: EndpointWorld) => ({ ...(await ended(world)), page: 0, size: 20 }),
  findNextProblem: async (world: EndpointWorld) => ({ ...(await ended(world)), afterRow: 0 }),
  listImportTexts: async (world: EndpointWorld) => ({ ...(await ended(world)), propertyPath: 'title' }),
  correctCells: async (world: EndpointWorld) => ({
    ...(await ended(world)),
    corrections: [{ rowNumber: 2, propertyPath: 'title', text: 'x' }],
  }),
  replaceCells: async (world: EndpointWorld) => ({
    ...(await ended(world)),
    propertyPath: 'title',
    text: 'x',
    value: 'y',
  }),
  dropImportRows: async (world: EndpointWorld) => ({ ...(await ended(world)), rowNumbers: [2] }),
  importCorrected: ended,
  listRememberedCorrections: () => ({ schemaCode: 'Order' }),
  forgetCorrection: () => ({ id: 'nothing' }),
};
