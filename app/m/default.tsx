import { notFound } from 'next/navigation';

/** No page has this address: what lies over pages matches any address, what lies under it does not. */
export default function NoPage() {
  notFound();
}
