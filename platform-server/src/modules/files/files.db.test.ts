import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { downloadFile, uploadFile } from '@portico/shared-kit/contract/files.endpoints';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { newSession } from '../../testing/test-session.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { fileReader, fileService, localFileStore } from './index.ts';

let app: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp(undefined, { MAX_FILE_MB: '1' });
  await insertOrganisation(app.platform, {
    users: [
      { id: 'wang', name: '王芳' },
      { id: 'li', name: '李雷' },
    ],
  });
  for (const id of ['wang', 'li']) tokens.set(id, await newSession(app.platform, id));
});
afterAll(() => app.close());

async function upload(name: string, content: string | Buffer, as = 'wang') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const body = new Response(form);
  const response = await app.http.inject({
    method: 'POST',
    url: uploadFile.path,
    headers: { authorization: `Bearer ${tokens.get(as)}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return response.json<{ errcode: number; data: StoredFile }>();
}

function download(id: string, as = 'wang') {
  const url = downloadFile.path.replace(':id', id);
  return app.http.inject({ url, headers: { authorization: `Bearer ${tokens.get(as)}` } });
}

function storedFiles(): string[] {
  const folder = join(app.platform.config.home, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

function userOf(id: string): SignedInUser {
  const nothing = { grants: [], roleCodes: [], mainDepartmentId: null, departmentIds: [], departmentIdsBelow: [] };
  return { id, corpId: 'main', name: id, sessionId: 's', ...nothing };
}

test('an upload comes back byte for byte under its name', async () => {
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  const { data } = await upload('合同 1.pdf', bytes);
  expect(data).toMatchObject({ refId: data.id, name: '合同 1.pdf', size: 5, mimeType: 'application/pdf' });
  const back = await download(data.id);
  expect(back.rawPayload).toEqual(bytes);
  expect(back.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': `inline; filename="__ 1.pdf"; filename*=UTF-8''${encodeURIComponent('合同 1.pdf')}`,
  });
});

test('a page is saved, never shown in our origin, whatever type its sender claims', async () => {
  const { data } = await upload('x.html', '<script>alert(1)</script>');
  const back = await download(data.id);
  expect(back.headers['content-type']).toBe('application/octet-stream');
  expect(back.headers['content-disposition']).toMatch(/^attachment;/);
});

test('a file over the limit is refused and nothing of it stays', async () => {
  const before = storedFiles();
  const answer = await upload('big.zip', Buffer.alloc(1024 * 1024 + 1));
  expect(answer.errcode).toBe(codeOf('fileTooLarge'));
  expect(storedFiles()).toEqual(before);
  const rows = await app.platform.connections.db.selectFrom('file').select('name').execute();
  expect(rows.map((row) => row.name)).not.toContain('big.zip');
  expect((await upload('just.zip', Buffer.alloc(1024 * 1024))).data.size).toBe(1024 * 1024);
});

test('a request without a file says what is missing', async () => {
  const answer = await app.call(uploadFile, {} as FormData, 'wang');
  expect(answer.errcode).toBe(codeOf('requestInvalid'));
});

test('somebody else does not learn that a file exists', async () => {
  const { data } = await upload('secret.txt', 'secret');
  expect((await download(data.id, 'li')).json().errcode).toBe(codeOf('fileMissing'));
  expect((await download('no-such-file', 'li')).json().errcode).toBe(codeOf('fileMissing'));
});

describe('a file of a record', () => {
  const record = { schemaCode: 'order', recordId: 'o1' };
  const files = () => {
    const store = localFileStore(app.platform.config.home);
    const nowhere = { showsFile: async () => false };
    const order = {
      showsFile: async (user: SignedInUser, schemaCode: string, id: string) =>
        user.id === 'li' && schemaCode === 'order' && id === 'o1',
    };
    return {
      ...fileService(app.platform, { store }),
      ...fileReader(app.platform, { store, places: [nowhere, order] }),
    };
  };

  test('is read by those who may read the record, also when it names it no more, until the record goes', async () => {
    const { db } = app.platform.connections;
    const { data } = await upload('order.txt', 'order');
    await files().attachToRecord(db, { ...record, fileIds: [data.id], userId: 'wang' });
    const opened = await files().open(userOf('li'), data.id);
    opened.content.destroy();
    expect(opened.file.name).toBe('order.txt');
    await expect(files().open(userOf('zhao'), data.id)).rejects.toThrow(/fileMissing/);
    await files().attachToRecord(db, { ...record, fileIds: [], userId: 'wang' });
    (await files().open(userOf('li'), data.id)).content.destroy();
    await files().releaseFromRecords(db, record.schemaCode, [record.recordId]);
    await expect(files().open(userOf('li'), data.id)).rejects.toThrow(/fileMissing/);
  });

  test('is lost with the record also by who uploaded it, and theirs again only when the record is gone', async () => {
    const { db } = app.platform.connections;
    const { data } = await upload('lost.txt', 'lost');
    (await files().open(userOf('wang'), data.id)).content.destroy();
    await files().attachToRecord(db, { ...record, fileIds: [data.id], userId: 'wang' });
    await expect(files().open(userOf('wang'), data.id)).rejects.toThrow(/fileMissing/);
    (await files().open(userOf('li'), data.id)).content.destroy();
    await files().releaseFromRecords(db, record.schemaCode, [record.recordId]);
    (await files().open(userOf('wang'), data.id)).content.destroy();
  });

  test('that is a signature or lies beside an opinion that is being written belongs to who uploaded it', async () => {
    const { db } = app.platform.connections;
    const { data } = await upload('sign.png', 'sign');
    const place = { schemaCode: '$signature', recordId: 'wang' };
    await files().attachToRecord(db, { ...place, fileIds: [data.id], userId: 'wang' });
    (await files().open(userOf('wang'), data.id)).content.destroy();
    await expect(files().open(userOf('li'), data.id)).rejects.toThrow(/fileMissing/);
  });

  test("cannot be somebody else's upload, nor a file of another record", async () => {
    const { db } = app.platform.connections;
    const { data } = await upload('mine.txt', 'mine');
    const stolen = files().attachToRecord(db, { ...record, fileIds: [data.id], userId: 'li' });
    await expect(stolen).rejects.toThrow(/fileMissing/);
    await files().attachToRecord(db, { ...record, fileIds: [data.id], userId: 'wang' });
    const second = { ...record, recordId: 'o2', fileIds: [data.id], userId: 'wang' };
    await expect(files().attachToRecord(db, second)).rejects.toThrow(/fileMissing/);
  });

  test('stays when somebody else saves the record again', async () => {
    const { db } = app.platform.connections;
    const { data } = await upload('kept.txt', 'kept');
    await files().attachToRecord(db, { ...record, fileIds: [data.id], userId: 'wang' });
    await files().attachToRecord(db, { ...record, fileIds: [data.id], userId: 'li' });
    expect((await files().filesById([data.id])).get(data.id)?.name).toBe('kept.txt');
  });
});

test('files without a record take up so much and no more, of one person', async () => {
  const { db } = app.platform.connections;
  const waiting = { corp_id: 'main', id: 'waiting', name: 'a.bin', storage_key: 'aa/waiting', creater: 'li' };
  await db
    .insertInto('file')
    .values({ ...waiting, mime_type: 'application/octet-stream', size: 20 * 1024 * 1024, created_time: new Date() })
    .execute();
  const before = storedFiles();
  expect((await upload('one more.txt', 'x', 'li')).errcode).toBe(codeOf('uploadsWaiting'));
  expect(storedFiles()).toEqual(before);
  expect((await upload('one more.txt', 'x', 'wang')).errcode).toBe(0);
  const attached = { schema_code: 'Order', record_id: 'r1', attached_time: new Date() };
  await db.updateTable('file').set(attached).where('id', '=', 'waiting').execute();
  expect((await upload('one more.txt', 'x', 'li')).errcode).toBe(0);
});
