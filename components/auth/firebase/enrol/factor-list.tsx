import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import type { FactorHint } from '@/lib/shared/firebase/second-factor';

type RemoveFactorProps = {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Explains the removal of a second factor, and asks for confirmation; Cancel has the focus. */
function RemoveFactor({ name, onRemove, onClose }: RemoveFactorProps) {
  const t = useTranslations('firebase');
  const remove = () => {
    onClose();
    onRemove();
  };
  return (
    <Modal isAlert onClose={onClose} title={t('enrolRemoveTitle')}>
      <div className={styles.parts}>
        <div className={styles.question}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.text}>{t('enrolRemoveText')}</p>
        </div>
        <div className={styles.actions}>
          <ActionButton look="quiet" onClick={onClose} wide>
            {t('cancel')}
          </ActionButton>
          <ActionButton onClick={remove} wide>
            {t('enrolRemove')}
          </ActionButton>
        </div>
      </div>
    </Modal>
  );
}

type FactorListProps = {
  readonly hints: readonly FactorHint[];
  readonly isBusy: boolean;
  readonly onPhone: () => void;
  readonly onApp: () => void;
  readonly onRemove: (uid: string) => void;
};

/** The factors of the account, each with a button that removes it, and the buttons that add one. */
export function FactorList({ hints, isBusy, onPhone, onApp, onRemove }: FactorListProps) {
  const t = useTranslations('firebase');
  const [removed, setRemoved] = useState<FactorHint>();
  const parts = useRef<HTMLDivElement>(null);
  const lastCount = useRef(hints.length);
  // The button that had the focus went with its factor.
  useEffect(() => {
    if (hints.length < lastCount.current) parts.current?.querySelector('button')?.focus();
    lastCount.current = hints.length;
  }, [hints.length]);
  const nameOf = ({ factor, label }: FactorHint) =>
    factor === 'totp' || label === '' ? `${t('factorTotp')} ${label}`.trim() : label;
  return (
    <div className={styles.parts} ref={parts}>
      {hints.length > 0 && (
        <ul className={styles.factors}>
          {hints.map((hint) => (
            <li className={styles.factor} key={hint.uid}>
              <bdi>{nameOf(hint)}</bdi>
              <ActionButton isBusy={isBusy} look="quiet" onClick={() => isBusy || setRemoved(hint)}>
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
      {removed && (
        <RemoveFactor
          name={nameOf(removed)}
          onClose={() => setRemoved(undefined)}
          onRemove={() => onRemove(removed.uid)}
        />
      )}
    </div>
  );
}
