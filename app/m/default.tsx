import { notFound } from 'next/navigation';

/** Unknown address: the overlay slot matches any, the page slot does not. */
export default function NoPage() {
  notFound();
}
