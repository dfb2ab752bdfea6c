import { useTranslations } from 'next-intl';
import { categoryHref } from '@/lib/shared/lobby/category-lobby';
import type { Lane } from '@/lib/shared/lobby/lobby';
import { categoryIcon } from './category-icon';
import type { CategoryLink } from './category-links';

/** Returns a category's translated name, else the provider's title. */
export function useCategoryName(): (category: string, title?: string) => string {
  const t = useTranslations('category');
  return (category, title = category) =>
    /^[A-Z_]+$/.test(category) && t.has(category) ? t(category) : title;
}

/** Returns the links of the category bar, one per page, in the order of the lanes. */
export function useCategoryLinks(): (lanes: readonly Lane[], query: URLSearchParams) => CategoryLink[] {
  const nameOf = useCategoryName();
  return (lanes, query) => {
    const links = lanes.map(({ category, title }) => ({
      id: category,
      name: nameOf(category, title),
      icon: categoryIcon(category),
      href: categoryHref(category, query),
    }));
    return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
  };
}
