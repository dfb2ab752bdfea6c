import { useTranslations } from 'next-intl';
import styles from '@/components/auth/firebase/enrol/enrol.module.css';
import { Modal } from '@/components/notice/modal';
import { ActionButton } from '@/components/ui/button/action-button';
import { useSecondStep } from '@/lib/client/page/use-second-step';

type RemoveFactorProps = {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Says what the end of a second factor means, and asks for it; the answer that changes nothing has the focus. */
export function RemoveFactor({ name, onRemove, onClose }: RemoveFactorProps) {
  const t = useTranslations('firebase');
  const leave = useSecondStep(true, onClose);
  const remove = () => {
    leave();
    onRemove();
  };
  return (
    <Modal isAlert onClose={leave} title={t('enrolRemoveTitle')}>
      <div className={styles.parts}>
        <div className={styles.question}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.text}>{t('enrolRemoveText')}</p>
        </div>
        <div className={styles.actions}>
          <ActionButton look="quiet" onClick={leave} wide>
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
