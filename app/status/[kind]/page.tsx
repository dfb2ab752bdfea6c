import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DomainPage } from '@/components/status/domain-page';
import { MaintenancePage } from '@/components/status/maintenance-page';
import { RestrictedPage } from '@/components/status/restricted-page';
import { getServiceEntries } from '@/lib/server/features/service/service-entries';
import { getSite } from '@/lib/server/http/get-site';
import { faultMessageOf } from '@/lib/shared/errors/status-fault';

type StatusRouteProps = { readonly params: Promise<{ kind: string }> };

const KINDS = ['maintenance', 'restricted', 'domain'] as const;

function kindOf(text: string) {
  return KINDS.find((kind) => kind === text);
}

export async function generateMetadata({ params }: StatusRouteProps): Promise<Metadata> {
  const kind = kindOf((await params).kind);
  if (!kind) return {};
  return { title: (await getTranslations('status'))(`${kind}Title`) };
}

/** Shown by the pipeline instead of the requested page: maintenance, restricted or unknown host. It sets the HTTP status. */
export default async function StatusRoute({ params }: StatusRouteProps) {
  const site = await getSite();
  const { brand, host, query, status, statusFault } = site;
  const kind = kindOf((await params).kind);
  if (kind === 'maintenance')
    return (
      <MaintenancePage
        brand={brand}
        contacts={getServiceEntries(site)}
        end={status.maintenanceEnd}
        message={statusFault && faultMessageOf(statusFault)}
        query={query}
      />
    );
  if (kind === 'restricted') return <RestrictedPage brand={brand} ip={status.ip} query={query} />;
  if (kind === 'domain') return <DomainPage host={host} />;
  notFound();
}
