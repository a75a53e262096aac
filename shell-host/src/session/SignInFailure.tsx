import { useFailure } from '@portico/shared-kit/api';
import { Alert } from 'antd/es';
import styles from './SignIn.module.css';

/** Message above the form that tells why nobody was signed in; what was typed stays. */
export function SignInFailure({ error }: { readonly error: unknown }) {
  const { message, hint } = useFailure(error);
  return (
    <div className={styles.failure}>
      <Alert type="error" showIcon title={message} description={hint} role="alert" />
    </div>
  );
}
