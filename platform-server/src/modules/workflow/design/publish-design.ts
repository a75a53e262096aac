import type { PublishDesignInput } from '@portico/shared-kit/contract/workflow-design.schema';
import type { DesignVersion } from '@portico/shared-kit/contract/workflow-versions.schema';
import { AppError, appError } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { recordAudit } from '../../audit/index.ts';
import { designNoun } from '../../designs/index.ts';
import { insertPublished, lockNewest } from '../templates/templates.repository.ts';
import { inDiagram } from './checks-off-loop.ts';
import * as repository from './designs.repository.ts';
import { type Designing, editedBy, type LockedDesign, writeDesign } from './hold-design.ts';
import { presentVersion } from './design.presenter.ts';

/**
 * Makes the draft the version that starts from now on; what runs stays on its own. Throws as saving a draft,
 * designDraftMissing, designUnchanged, and the first thing that is wrong with the diagram (401xxx, 403xxx).
 */
export async function publishDesign(
  designing: Designing,
  user: SignedInUser,
  input: PublishDesignInput,
): Promise<DesignVersion> {
  const { needs } = designing;
  const { platform, ports } = needs;
  const note = input.note?.trim() ?? '';
  const version = await writeDesign(designing, user, input, (held) => publishDraft(designing, held, user, note));
  const { workflowCode } = input;
  platform.log.info({ workflowCode, version: version.version, user: user.id }, 'workflow published');
  const people = await ports.directory.usersById([user.id]);
  return presentVersion(version, { people, newest: version.version, running: new Map() });
}

async function publishDraft(
  { needs }: Designing,
  { trx, row, model, key }: LockedDesign,
  user: SignedInUser,
  note: string,
) {
  const { corpId, code } = key;
  const bpmn = await repository.findDraft(trx, key);
  if (bpmn === null) throw appError('designDraftMissing');
  const [wrong] = (await inDiagram('readDiagram', model.properties, bpmn)).errors;
  if (wrong !== undefined) throw new AppError(wrong.name, wrong.params);
  const { name, nameI18n, schemaCode } = row;
  const newest = await lockNewest(trx, corpId, code);
  if (newest?.published && newest.bpmn === bpmn && newest.name === name && newest.nameI18n === nameI18n)
    throw appError('designUnchanged', { version: newest.version, ...designNoun('workflow') });
  const version = (newest?.version ?? 0) + 1;
  const publishedTime = needs.platform.now();
  const own = { code, version, appCode: model.appCode, schemaCode, name, nameI18n };
  await insertPublished(trx, corpId, { ...own, bpmn, publishedTime, publisherId: user.id, note });
  const none = { bpmn: null, name, nameI18n, schemaCode, basedOn: null, revision: row.revision };
  await repository.setDraft(trx, key, { ...none, ...editedBy(needs, user) });
  const published = { object: { id: code, name }, detail: { version, note } };
  await recordAudit(needs.platform, trx, { action: 'workflowPublish', ...published });
  return { version, name, nameI18n, note, publishedTime, publisherId: user.id };
}
