import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type {
  AddExternalLinkInput,
  DeleteExternalLinkInput,
  ExternalLinks,
  SwitchExternalLinkInput,
} from '@portico/shared-kit/contract/external-links.schema';
import { externalLinkLimits as limits } from '@portico/shared-kit/contract/external-limits';
import { appError, codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { canAdd, lockModel, type Model, type ModelService, requireFormOn } from '../models/index.ts';
import type { Directory } from '../organisation/index.ts';
import type { SessionService } from '../session/index.ts';
import { presentLink, presentOffer } from './external-links.presenter.ts';
import { restrictedForm, offeredItems } from './restricted-form.ts';
import { formidOf, hashFormid } from './link-address.ts';
import { formFor, linkState } from './link-state.ts';
import * as repository from './links.repository.ts';

/** Links by which people without an account fill in forms, as administrators handle them. */
export interface ExternalLinkService {
  /** Lists the links of a model that the user sees. Throws as `ModelService.visible`. */
  list(user: SignedInUser, schemaCode: ModelCode): Promise<ExternalLinks>;
  /**
   * Makes a link, in the name of the user. Throws as `list`, noPermissionToAdd, linkNotPossible, linkExpiryInvalid,
   * tooManyLinks, formMissing, formOff, formRetired, or propertyMissing for what cannot be asked for.
   */
  add(user: SignedInUser, input: AddExternalLinkInput): Promise<ExternalLinks>;
  /** Closes a link or opens it again. Throws as `list` and linkMissing. */
  setDisabled(user: SignedInUser, input: SwitchExternalLinkInput): Promise<ExternalLinks>;
  /** Deletes a link. Throws as `list` and linkMissing. */
  remove(user: SignedInUser, input: DeleteExternalLinkInput): Promise<ExternalLinks>;
}

interface LinkNeeds {
  readonly secret: Uint8Array;
  /** Secrets that links may have been made with, the one above first. */
  readonly secrets: readonly Uint8Array[];
  readonly models: ModelService;
  readonly rightsOf: SessionService['rightsOf'];
  readonly usersById: Directory['usersById'];
}

const dayMs = 24 * 60 * 60_000;

/** See ExternalLinkService. */
export function externalLinkService(platform: Platform, needs: LinkNeeds): ExternalLinkService {
  const { connections, corpId, now } = platform;
  const { db } = connections;
  const { models } = needs;

  return {
    list: async (user, schemaCode) => listed(platform, needs, await models.visible(schemaCode, user), user),

    async add(user, input) {
      const model = await models.visible(input.schemaCode, user);
      const link = newLink(platform, needs, { model, user, input });
      await transaction(db, async (trx) => {
        await lockModel(trx, corpId, model.schemaCode);
        const kept = await repository.findLinks(trx, corpId, model.schemaCode);
        if (kept.length >= limits.ofModel) throw appError('tooManyLinks', { limit: limits.ofModel });
        await repository.insertLink(trx, corpId, link);
      });
      return listed(platform, needs, model, user);
    },

    async setDisabled(user, { schemaCode, id, disabled }) {
      const model = await models.visible(schemaCode, user);
      const at = disabled ? now() : null;
      if (!(await repository.setDisabled(db, corpId, { schemaCode, id, at }))) throw appError('linkMissing');
      return listed(platform, needs, model, user);
    },

    async remove(user, { schemaCode, id }) {
      const model = await models.visible(schemaCode, user);
      if (!(await repository.deleteLink(db, corpId, { schemaCode, id }))) throw appError('linkMissing');
      return listed(platform, needs, model, user);
    },
  };
}

/** Returns the reason for which the user cannot make links to forms of the model; null where they can. */
function refusalOf({ definition }: Model, user: SignedInUser): 'linkNotPossible' | 'noPermissionToAdd' | null {
  if (definition.workflowCode !== undefined) return 'linkNotPossible';
  return canAdd(definition, user) ? null : 'noPermissionToAdd';
}

interface Adding {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: AddExternalLinkInput;
}

function newLink({ corpId, now, newId }: Platform, { secret, models }: LinkNeeds, { model, user, input }: Adding) {
  const { schemaCode, sheetCode: formCode, name, expiresTime } = input;
  const [fields, maxAnswers] = [input.fields ?? null, input.maxAnswers ?? null];
  const refusal = refusalOf(model, user);
  if (refusal !== null) throw appError(refusal);
  requireFormOn(model, formCode);
  const [at, expires] = [now(), new Date(expiresTime)];
  const isInTime = expires > at && expires.getTime() <= at.getTime() + limits.days * dayMs;
  if (!isInTime) throw appError('linkExpiryInvalid', { days: limits.days });
  const config = formFor(models, model, formCode, user);
  const offered = new Set(offeredItems(config).map(({ code }) => code));
  const wrong = fields?.find((code) => !offered.has(code));
  if (wrong !== undefined) throw appError('propertyMissing', { propertyCode: wrong });
  if (restrictedForm(config, fields).items.size === 0) throw appError('propertyMissing', { propertyCode: formCode });
  const id = newId();
  const formidHash = hashFormid(formidOf(secret, corpId, id));
  const own = {
    id,
    formidHash,
    schemaCode,
    formCode,
    name: name.trim(),
    fields: fields && [...new Set(fields)],
  };
  return { ...own, expiresTime: expires, maxAnswers, creater: user.id, createdTime: at };
}

async function listed(
  { connections, corpId, now }: Platform,
  { secrets, models, rightsOf, usersById }: LinkNeeds,
  model: Model,
  user: SignedInUser,
): Promise<ExternalLinks> {
  const links = await repository.findLinks(connections.db, corpId, model.schemaCode);
  const ids = [...new Set(links.map(({ creater }) => creater))];
  const [people, rights] = await Promise.all([
    usersById(ids),
    Promise.all(ids.map(async (id) => [id, await rightsOf(id)] as const)),
  ]);
  const creators = new Map(rights);
  const items = links.map((link) => {
    const formids = secrets.map((secret) => formidOf(secret, corpId, link.id));
    return presentLink(link, {
      state: linkState(link, model, creators.get(link.creater), now()),
      creater: people.get(link.creater) ?? { id: link.creater, name: link.creater },
      formid: formids.find((formid) => hashFormid(formid) === link.formidHash) ?? null,
    });
  });
  const refusal = refusalOf(model, user);
  const forms = model.definition.forms.map(({ code }) => presentOffer(formFor(models, model, code, user)));
  return { items, forms: refusal === null ? forms : [], refusal: refusal && codeOf(refusal) };
}
