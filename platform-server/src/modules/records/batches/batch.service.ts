import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type {
  BatchLogInput,
  BatchLogPage,
  BatchPreview,
  BatchResult,
  BatchUpdateInput,
  ModifyOwnerInput,
  ModifyOwnerResult,
  NoPresentationCount,
  NoPresentationInput,
} from '@portico/shared-kit/contract/record-batches.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { FileService } from '../../files/index.ts';
import type { ModelService } from '../../models/index.ts';
import type { NotificationService } from '../../notifications/index.ts';
import type { Directory } from '../../organisation/index.ts';
import { batchUpdater } from './batch-update.ts';
import { ownerChanger } from './change-owner.ts';

/** Actions on several records at once (list spec, section 7). Everything throws modelMissing or noPermissionToView. */
export interface BatchService {
  /** Returns the number of the records that the user may not hand to somebody else. */
  countNotMine(user: SignedInUser, input: NoPresentationInput, locale: Locale): Promise<NoPresentationCount>;
  /** Changes the owner where the user may. Throws ownerNotUsable or ownerDepartmentWrong. */
  modifyOwner(user: SignedInUser, input: ModifyOwnerInput, locale: Locale): Promise<ModifyOwnerResult>;
  /** Returns what `update` would do. Throws as it. */
  preview(user: SignedInUser, input: BatchUpdateInput, locale: Locale): Promise<BatchPreview>;
  /** Throws batchPropertyRefused, batchValueEmpty, valueInvalid, dataRuleBroken or propertyMissing. */
  update(user: SignedInUser, input: BatchUpdateInput, locale: Locale): Promise<BatchResult>;
  log(user: SignedInUser, input: BatchLogInput): Promise<BatchLogPage>;
}

interface BatchNeeds {
  readonly models: ModelService;
  readonly files: FileService;
  readonly notify: NotificationService['notify'];
  readonly usersById: Directory['usersById'];
}

/** Owner changes and batch updates of records. */
export function batchService(platform: Platform, { models, files, notify, usersById }: BatchNeeds): BatchService {
  const owners = ownerChanger(platform, { notify, usersById });
  const batches = batchUpdater(platform, { models, files });
  const visible = (user: SignedInUser, { schemaCode }: { readonly schemaCode: ModelCode }) =>
    models.visible(schemaCode, user);
  return {
    async countNotMine(user, input, locale) {
      return { count: await owners.countRefused(await visible(user, input), user, input, locale) };
    },
    modifyOwner: async (user, input, locale) => owners.change(await visible(user, input), user, input, locale),
    preview: async (user, input, locale) => batches.preview(await visible(user, input), user, input, locale),
    update: async (user, input, locale) => batches.run(await visible(user, input), user, input, locale),
    log: async (user, input) => batches.log(await visible(user, input), user, input),
  };
}
