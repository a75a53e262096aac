import { useFailure } from '@portico/shared-kit/api';
import { Alert } from 'antd/es';
import styles from './SecondFactor.module.css';

/** Shows why a step was refused, above its fields; nothing where it was not. */
export function FactorFailure({ error }: { readonly error: unknown }) {
  return error === undefined ? null : <Refusal error={error} />;
}

function Refusal({ error }: { readonly error: unknown }) {
  const { message, hint } = useFailure(error);
  return <Alert className={styles.failure} type="error" showIcon title={message} description={hint} role="alert" />;
}
