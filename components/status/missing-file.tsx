import { useTranslations } from 'next-intl';
import styles from '@/components/ui/state/state-panel.module.css';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import { MissingPanel } from './missing-panel';

type MissingFileProps = { readonly query: URLSearchParams; readonly safety?: BrandSafety };

/** Missing file, without the shell, with age and licence as text. Has no stylesheet of its own: Next would load it on every page. */
export function MissingFile({ query, safety }: MissingFileProps) {
  const t = useTranslations('safety');
  const age = safety?.minimumAge ?? 0;
  return (
    <>
      <MissingPanel query={query} />
      <footer className={styles.panel}>
        {age > 0 && (
          <strong aria-label={t('ageLabel', { age })} role="img">
            {t('age', { age })}
          </strong>
        )}
        {safety?.licence && <p className={styles.text}>{safety.licence.text}</p>}
      </footer>
    </>
  );
}
