'use client';

import { NumberForm } from '@/components/auth/register/number-form';
import { useFirebaseCodes } from '@/components/auth/register/use-firebase-codes';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import styles from './register.module.css';

type FirebaseFormProps = { readonly rules: RegisterRules; readonly facts: FirebaseFacts };

/** Registration by a number that Firebase verifies, with an invisible browser check. */
export function FirebaseForm({ rules, facts }: FirebaseFormProps) {
  const { check, service } = useFirebaseCodes(facts);
  return (
    <NumberForm rules={rules} service={service}>
      <div className={styles.check} ref={check} />
    </NumberForm>
  );
}
