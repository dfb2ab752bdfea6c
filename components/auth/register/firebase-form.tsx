'use client';

import { NumberForm } from '@/components/auth/register/number-form';
import { useFirebaseCodes } from '@/components/auth/register/use-firebase-codes';
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';
import styles from './register.module.css';

type FirebaseFormProps = { readonly rules: RegisterRules; readonly facts: FirebaseFacts };

/** Registration by a number whose codes Firebase sends and checks; its own check of the browser is invisible. */
export function FirebaseForm({ rules, facts }: FirebaseFormProps) {
  const { check, service } = useFirebaseCodes(facts);
  return (
    <NumberForm rules={rules} service={service}>
      <div className={styles.check} ref={check} />
    </NumberForm>
  );
}
