import { useTranslations } from 'next-intl';
import { Ring } from '@/components/ui/ring/ring';
import styles from './firebase.module.css';
import { type Provider, ProviderMark } from './providers';

type ProviderButtonProps = {
  readonly provider: Provider;
  readonly isPending: boolean;
  /** Taps are ignored. */
  readonly isBusy: boolean;
  readonly onTap: () => void;
};

/** Log-in at a provider, in the provider's look. */
export function ProviderButton({ provider, isPending, isBusy, onTap }: ProviderButtonProps) {
  const t = useTranslations('firebase');
  const { channel, name, look } = provider;
  return (
    <button
      aria-disabled={isBusy || undefined}
      className={`${styles.provider} ${styles[look]}`}
      onClick={() => isBusy || onTap()}
      type="button"
    >
      {isPending ? <Ring size={20} /> : <ProviderMark channel={channel} />}
      <span aria-live="polite" className={styles.words}>
        {t(isPending ? 'waitingFor' : 'continueWith', { name })}
      </span>
    </button>
  );
}
