import { useTranslations } from 'next-intl';
import type { Choice, SearchLabels } from '@/components/lobby/category/search-labels';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import { GAME_SORTS, type GameTag, type SearchQuery } from '@/lib/shared/lobby/search-query';
import styles from './filter-row.module.css';

type FilterRowProps = Pick<SearchLabels, 'tags' | 'vendors'> & { readonly query: SearchQuery };

const ICON_OF: Readonly<Record<GameTag, IconName>> = { hot: 'fire', new: 'spark', freeplay: 'play' };

type PillSelectProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The first is the default; any other is marked. */
  readonly choices: readonly Choice[];
};

/** Native select in the shape of a chip. */
function PillSelect({ name, label, value, choices }: PillSelectProps) {
  return (
    <label className={styles.pill}>
      <span className="visually-hidden">{label}</span>
      <select className={styles.select} defaultValue={value} name={name}>
        {choices.map(({ id, name: label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.turn}>
        <Icon name="chevron" size="small" />
      </span>
    </label>
  );
}

/** Filters and order of a list of games: form fields, usable without script. What would find nothing or everything is left out. */
export function FilterRow({ query, tags, vendors }: FilterRowProps) {
  const t = useTranslations('search');
  const sorts = GAME_SORTS.map((id) => ({ id, name: t(`sort_${id}`) }));
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{t('filters')}</legend>
      {tags.map((tag) => (
        <label className={styles.chip} key={tag}>
          <input
            className={styles.tick}
            defaultChecked={query.tags.includes(tag)}
            name="tag"
            type="checkbox"
            value={tag}
          />
          <Icon name={ICON_OF[tag]} size="small" />
          {t(`tag_${tag}`)}
        </label>
      ))}
      {(vendors.length > 1 || query.vendor) && (
        <PillSelect
          choices={[{ id: '', name: t('anyVendor') }, ...vendors]}
          label={t('vendor')}
          name="vendor"
          value={query.vendor ?? ''}
        />
      )}
      <PillSelect choices={sorts} label={t('sort')} name="sort" value={query.sort} />
      <noscript>
        <button className={styles.chip} type="submit">
          {t('apply')}
        </button>
      </noscript>
    </fieldset>
  );
}
