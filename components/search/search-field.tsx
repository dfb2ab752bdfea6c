import { ROUTES } from '@/lib/shared/routes';
import { CarriedFields, SearchBox } from './search-box';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** The page's query, whose carried part is included. */
  readonly query: URLSearchParams;
};

/** Search from anywhere: a plain form that opens the game area. */
export function SearchField({ query }: SearchFieldProps) {
  return (
    <search className={styles.field}>
      <form action={ROUTES.game}>
        <CarriedFields query={query} />
        <SearchBox />
      </form>
    </search>
  );
}
