import type { FormCode, ModelCode } from '@portico/shared-kit/contract/ids';
import { listsOf } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { membershipOf } from '../organisation/index.ts';
import { isForSome, mayUseTemplate } from './print-audience.policy.ts';
import { findTemplates, type TemplateRow } from './print.repository.ts';

/** Model whose templates are asked for; `formCode` undefined: those of all its forms. */
interface TemplateScope {
  readonly schemaCode: ModelCode;
  readonly formCode: FormCode | undefined;
}

/**
 * Returns the templates of a model that are in use and with which a user may print, in their order: whatever prints, lists or notes
 * by a template takes it from here. The audience that was published counts, and of what never was the draft's.
 */
export async function usableTemplates(
  platform: Pick<Platform, 'connections' | 'corpId'>,
  user: SignedInUser,
  { schemaCode, formCode }: TemplateScope,
): Promise<TemplateRow[]> {
  const { connections, corpId } = platform;
  const rows = await findTemplates(listsOf(connections, user), corpId, schemaCode, formCode);
  const attributesOf = ({ published, draft }: TemplateRow) => published ?? draft;
  if (!rows.some((row) => isForSome(user, attributesOf(row)))) return rows;
  const membership = await membershipOf(platform, user.id);
  return rows.filter((row) => mayUseTemplate(user, membership, attributesOf(row)));
}
