import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { OpinionHabits, SaveOpinionHabitsInput } from '@portico/shared-kit/contract/opinions.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { transaction } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { instanceVisibility } from '../instances/instance-visibility.ts';
import { findInstancesWithFile } from './opinions.repository.ts';
import { findHabits, saveHabits } from './opinion-habits.repository.ts';
import { opinionTexts } from './opinions.texts.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Phrases and signatures for opinions, and the files that belong to opinions. */
export interface Opinions {
  /** The user's phrases, or those of the product, and their own signature. */
  getHabits(user: SignedInUser, locale: Locale): Promise<OpinionHabits>;
  /** Keeps phrases or a signature. Throws fileMissing for a file that the user did not upload. */
  saveHabits(user: SignedInUser, input: SaveOpinionHabitsInput): Promise<object>;
  /** Returns whether a file of the record belongs to an opinion in a workflow that the user sees. */
  showsFile(user: SignedInUser, schemaCode: ModelCode, recordId: string, fileId: string): Promise<boolean>;
}

const defaults = ['agree', 'disagree', 'complete', 'missing'] as const;

/** Common phrases, own signatures, and who sees the files of opinions. */
export function opinionsService(needs: WorkflowContext): Opinions {
  const { connections, corpId } = needs.platform;
  const { db } = connections;
  const seenInstance = instanceVisibility(needs);

  return {
    async getHabits({ id: userId }, locale) {
      const kept = await findHabits(db, { corpId, userId });
      const phrases = kept?.phrases ?? defaults.map((name) => opinionTexts.t(locale, `phrases.${name}`));
      return { phrases: [...phrases], signature: kept?.signatureFileId ?? null };
    },

    saveHabits: ({ id: userId }, { phrases, signature }) =>
      transaction(db, async (trx) => {
        if (signature !== undefined) await needs.ports.files.keepSignature(trx, userId, signature);
        await saveHabits(trx, { corpId, userId }, { phrases, signatureFileId: signature });
        return {};
      }),

    async showsFile(user, schemaCode, recordId, fileId) {
      const ids = await findInstancesWithFile(db, corpId, { schemaCode, recordId, fileId });
      const seen = ids.map((id) =>
        seenInstance(user, id).then(
          () => true,
          () => false,
        ),
      );
      return (await Promise.all(seen)).includes(true);
    },
  };
}
