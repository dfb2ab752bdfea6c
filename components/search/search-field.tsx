import { CarriedFields } from '@/components/search/carried-fields';
import { ROUTES } from '@/lib/shared/routes';
import { SearchBox } from './search-box';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** The page's query: what is kept of it goes along. */
  readonly query: URLSearchParams;
  readonly value?: string;
};

/** Looks for games from anywhere: a plain form that opens the game area with what was typed. */
export function SearchField({ query, value }: SearchFieldProps) {
  return (
    <search className={styles.field}>
      <form action={ROUTES.game}>
        <CarriedFields query={query} />
        <SearchBox value={value} />
      </form>
    </search>
  );
}
