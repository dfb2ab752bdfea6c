import { useTranslations } from 'next-intl';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { ActionButton } from '@/components/ui/button/action-button';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';

type FactorListProps = {
  readonly hints: readonly FactorHint[];
  readonly isBusy: boolean;
  readonly onPhone: () => void;
  readonly onApp: () => void;
  readonly onRemove: (uid: string) => void;
};

/** The factors of the account, each with its end, and the ways to add one. */
export function FactorList({ hints, isBusy, onPhone, onApp, onRemove }: FactorListProps) {
  const t = useTranslations('firebase');
  const nameOf = ({ factor, label }: FactorHint) =>
    factor === 'totp' || label === '' ? `${t('factorTotp')} ${label}`.trim() : label;
  return (
    <>
      {hints.length > 0 && (
        <ul className={styles.factors}>
          {hints.map((hint) => (
            <li className={styles.factor} key={hint.uid}>
              <bdi>{nameOf(hint)}</bdi>
              <ActionButton isBusy={isBusy} look="quiet" onClick={() => isBusy || onRemove(hint.uid)}>
                {t('enrolRemove')}
                <span className="visually-hidden"> {nameOf(hint)}</span>
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      <ActionButton isBusy={isBusy} onClick={() => isBusy || onPhone()} wide>
        {t('enrolPhone')}
      </ActionButton>
      <ActionButton isBusy={isBusy} onClick={() => isBusy || onApp()} wide>
        {t('enrolApp')}
      </ActionButton>
    </>
  );
}
