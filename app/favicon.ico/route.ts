// The icon that browsers request before they have read a page's link to one.
import { drawBrandIcon } from '@/components/shell/head/brand-icon';
import { getSite } from '@/lib/server/http/get-site';

export const dynamic = 'force-dynamic';

/** Answers the brand's mark as SVG, nothing on an unknown host. */
export async function GET(): Promise<Response> {
  const { brand } = await getSite();
  if (!brand) return new Response(null, { status: 204 });
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };
  return new Response(drawBrandIcon(brand), { headers });
}
