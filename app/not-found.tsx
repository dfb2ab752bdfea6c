import SiteLayout from '@/app/m/layout';
import MissingPage from '@/app/m/not-found';

/** Any address that no page has; the merchant's shell stands around it as around the rest. */
export default function NotFoundPage() {
  return (
    <SiteLayout>
      <MissingPage />
    </SiteLayout>
  );
}
