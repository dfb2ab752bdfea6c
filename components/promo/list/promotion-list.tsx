import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailurePanel } from '@/components/status/failure-panel';
import { StatePanel } from '@/components/ui/state/state-panel';
import type { Result } from '@/lib/shared/calls/envelope';
import type { Feature } from '@/lib/shared/calls/feature';
import type { PromotionCategory } from '@/lib/shared/promo/parse-promotion';
import type { PromotionSwitches } from '@/lib/shared/promo/promotions';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { GeneralCards } from './general-cards';
import styles from './list.module.css';
import { PromotionTile } from './promotion-tile';

/** Fragment of a category on the page. */
function anchorOf(id: string): string {
  return `category-${id}`;
}

/** Plain anchors to the categories, usable before script. */
function PromotionCategoryLinks({ categories }: { readonly categories: readonly PromotionCategory[] }) {
  const t = useTranslations('promo');
  const named = categories.filter(({ name }) => name !== '');
  if (named.length < 2) return null;
  return (
    <nav aria-label={t('categories')} className={styles.bar}>
      <ul className={styles.list}>
        {named.map(({ id, name, promotions }) => (
          <li key={id}>
            <a className={styles.link} href={`#${anchorOf(id)}`}>
              <span className={styles.name}>{name}</span>
              <span aria-hidden="true" className={styles.count}>
                {promotions.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PromotionListProps = {
  readonly categories: Result<readonly PromotionCategory[]>;
  readonly switches: Result<PromotionSwitches>;
  readonly query: URLSearchParams;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
  /** Member part, at the end: it loads late and must move nothing. */
  readonly children?: ReactNode;
};

type CategorySectionProps = {
  readonly category: PromotionCategory;
  readonly query: URLSearchParams;
  readonly isFirst: boolean;
};

/** A category with its promotions; without a name it has no heading. */
function CategorySection({ category, query, isFirst }: CategorySectionProps) {
  const { id, name, promotions } = category;
  return (
    <section className={styles.section} id={anchorOf(id)}>
      {name && <h2 className={styles.heading}>{name}</h2>}
      <ul className={styles.cards}>
        {promotions.map((card, index) => (
          <li key={card.id}>
            <PromotionTile card={card} isFirst={isFirst && index === 0} query={query} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All promotions of the merchant: the general ones, then every category. */
export function PromotionList({ categories, switches, query, off, children }: PromotionListProps) {
  const t = useTranslations('promo');
  const failed = [categories, switches].find(({ ok }) => !ok);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      {switches.ok && <GeneralCards off={off} query={query} switches={switches.value} />}
      {categories.ok && <PromotionCategoryLinks categories={categories.value} />}
      {categories.ok &&
        categories.value.map((category, index) => (
          <CategorySection category={category} isFirst={index === 0} key={category.id} query={query} />
        ))}
      {categories.ok && categories.value.length === 0 && (
        <StatePanel icon="gift" text={t('emptyText')} title={t('emptyTitle')} />
      )}
      {failed && <FailurePanel retryHref={toHref(ROUTES.activity, {}, query)} traceId={failed.traceId} />}
      {children}
    </>
  );
}
