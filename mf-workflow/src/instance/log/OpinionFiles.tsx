import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import type { WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { FieldReader } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './WorkflowLog.module.css';

/** The files and the signature that came along with an opinion. */
export function OpinionFiles({ entry: { attachments, signature, user } }: { readonly entry: WorkflowLogEntry }) {
  const locale = useLocale();
  const property = { code: 'attachments', name: '', propertyType: 6 };
  const name = user === null ? '' : localised(user.name, user.name_i18n, locale);
  return (
    <>
      {attachments !== undefined && <FieldReader property={property} value={attachments} />}
      {signature !== undefined && <Signature fileId={signature} name={name} />}
    </>
  );
}

function Signature({ fileId, name }: { readonly fileId: string; readonly name: string }) {
  const t = workflowTexts.useT();
  const { data: url } = useGetPictureQuery(fileId);
  return url === undefined ? null : <img className={styles.signature} src={url} alt={t('log.signature', { name })} />;
}
