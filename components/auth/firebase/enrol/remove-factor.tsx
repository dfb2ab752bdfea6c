import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { closeOnBack } from '@/lib/client/page/close-on-back';

type RemoveFactorProps = {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Says what the end of a second factor means, and asks for it; the answer that changes nothing has the focus. */
export function RemoveFactor({ name, onRemove, onClose }: RemoveFactorProps) {
  const t = useTranslations('firebase');
  const answers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = answers.current?.closest('dialog');
    return dialog ? closeOnBack(dialog) : undefined;
  }, []);
  const remove = () => {
    onClose();
    onRemove();
  };
  return (
    <Modal isAlert onClose={onClose} title={t('enrolRemoveTitle')}>
      <div className={styles.parts}>
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
        <p className={styles.text}>{t('enrolRemoveText')}</p>
        <div className={styles.actions} ref={answers}>
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
