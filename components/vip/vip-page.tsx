import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { StatePanel } from '@/components/ui/state/state-panel';
import { parseAmount } from '@/lib/shared/money/format-amount';
import type { VipLevel } from '@/lib/shared/vip/parse-vip-levels';
import styles from './vip-page.module.css';
import { LevelMark, VipStanding } from './vip-standing';

/** Formats a number; other texts stay unchanged. */
function Target({ text }: { readonly text: string }) {
  const format = useFormatter();
  const amount = parseAmount(text);
  return <bdi className={styles.target}>{amount === undefined ? text : format.number(amount)}</bdi>;
}

function Level({ level }: { readonly level: VipLevel }) {
  const t = useTranslations('vip');
  return (
    <li className={styles.level}>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.sign}>
          <Icon name="crown" />
        </span>
        <h2 className={styles.name}>
          <bdi>{level.name}</bdi>
        </h2>
        {level.rank !== undefined && <LevelMark rank={level.rank} />}
      </div>
      {level.conditions.length > 0 && (
        <div>
          <h3 className={styles.kind}>{t('conditions')}</h3>
          <ul className={styles.lines}>
            {level.conditions.map(({ name, target }) => (
              <li className={styles.condition} key={`${name} ${target}`}>
                <bdi>{name}</bdi>
                {target !== '' && <Target text={target} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {level.benefits.length > 0 && (
        <div>
          <h3 className={styles.kind}>{t('benefits')}</h3>
          <ul className={styles.lines}>
            {level.benefits.map((text) => (
              <li className={styles.benefit} key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Every VIP level with conditions and benefits; a member sees their own. */
export function VipPage({ levels }: { readonly levels: readonly VipLevel[] }) {
  const t = useTranslations('vip');
  return (
    <>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <VipStanding />
        {levels.length > 0 && (
          <ol className={styles.levels}>
            {levels.map((level) => (
              <Level key={`${level.rank} ${level.name}`} level={level} />
            ))}
          </ol>
        )}
      </div>
      {levels.length === 0 && <StatePanel icon="crown" text={t('emptyText')} title={t('emptyTitle')} />}
    </>
  );
}
