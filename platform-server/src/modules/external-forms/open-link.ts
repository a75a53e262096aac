import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { AppError, appError, codeOf } from '@portico/shared-kit/errors';
import type { Database } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import type { FileService } from '../files/index.ts';
import type { Model, ModelService } from '../models/index.ts';
import type { ListQueries, RecordSaving } from '../records/index.ts';
import type { SessionService } from '../session/index.ts';
import { type RestrictedForm, restrictedForm } from './restricted-form.ts';
import { formFor, linkState } from './link-state.ts';
import type { StoredLink } from './links.repository.ts';

/** Needs of forms for people without an account. */
export interface FormNeeds {
  readonly secret: Uint8Array;
  readonly models: ModelService;
  readonly lists: Pick<ListQueries, 'query' | 'queryOptions'>;
  readonly saving: Pick<RecordSaving, 'addForGuest'>;
  readonly files: FileService;
  readonly rightsOf: SessionService['rightsOf'];
}

/** A link that takes answers now, with all that it leads to. */
export interface OpenLink {
  readonly link: StoredLink;
  readonly model: Model;
  readonly creator: SignedInUser;
  readonly form: RestrictedForm;
}

/** Throws linkNotUsable for whatever keeps a link from taking answers. */
export async function openLink(
  { now }: Pick<Platform, 'now'>,
  { models, rightsOf }: FormNeeds,
  link: StoredLink | undefined,
  db?: Database,
): Promise<OpenLink> {
  if (link === undefined) throw appError('linkNotUsable');
  const [model, creator] = await Promise.all([currentModel(models, link.schemaCode, db), rightsOf(link.creater)]);
  const isOpen = model !== undefined && linkState(link, model, creator, now()) === 'open';
  if (!isOpen || creator === undefined) throw appError('linkNotUsable');
  const form = restrictedForm(formFor(models, model, link.formCode, creator), link.fields);
  if (form.items.size === 0) throw appError('linkNotUsable');
  return { link, model, creator, form };
}

/** The model, undefined where it is not published any more. */
async function currentModel(models: ModelService, schemaCode: ModelCode, db?: Database): Promise<Model | undefined> {
  try {
    return await models.current(schemaCode, db);
  } catch (error) {
    if (error instanceof AppError && error.code === codeOf('modelMissing')) return undefined;
    throw error;
  }
}
