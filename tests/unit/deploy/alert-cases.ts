// When each alert fires and when it does not, as series in the notation of promtool: a value a minute.

/** Values by series. */
export type Series = Readonly<Record<string, string>>;

/** `fires` raises the alert within two hours, `quiet` never does. */
export type AlertCase = { readonly fires: Series; readonly quiet: Series };

const counts = (step: number): string => `0+${step}x120`;
const steady = (value: number): string => `${value}x120`;

const calls = (merchant: string, call: string, result: string): string =>
  `site_relay_calls_total{job="site",instance="a",merchant="${merchant}",call="${call}",result="${result}"}`;
const pages = (merchant: string, status: string): string =>
  `site_pages_total{job="site",instance="a",merchant="${merchant}",status="${status}"}`;
const browserErrors = (merchant: string): string =>
  `site_browser_errors_total{job="site",instance="a",merchant="${merchant}",kind="TypeError"}`;
const ofSite = (name: string, more = ''): string => `${name}{job="site",instance="a"${more}}`;
const bucket = (le: string): string =>
  `site_page_seconds_bucket{job="site",instance="a",merchant="one",le="${le}"}`;

export const ALERT_CASES: Readonly<Record<string, AlertCase>> = {
  SiteBrowserErrors: {
    fires: { [browserErrors('one')]: counts(20), [pages('one', '2xx')]: counts(100) },
    quiet: { [browserErrors('one')]: counts(4), [pages('one', '2xx')]: counts(100) },
  },
  SiteInstanceDown: {
    fires: { [ofSite('up')]: steady(0) },
    quiet: { [ofSite('up')]: '1x30 0 1x90' },
  },
  SiteTargetMissing: {
    fires: { 'up{job="other",instance="a"}': steady(1) },
    quiet: { [ofSite('up')]: steady(0) },
  },
  SiteProviderDown: {
    // A provider that is down gives no key for logins either.
    fires: {
      [calls('one', 'country', 'timeout')]: counts(9),
      [calls('one', 'login', 'encryption_unavailable')]: counts(9),
      [calls('one', 'country', 'ok')]: counts(40),
    },
    quiet: { [calls('one', 'country', 'refused')]: counts(20), [calls('one', 'country', 'ok')]: counts(20) },
  },
  SiteBrandFails: {
    fires: {
      [pages('one', '5xx')]: counts(6),
      [pages('one', '2xx')]: counts(1),
      [pages('two', '2xx')]: counts(900),
    },
    quiet: {
      [pages('one', '5xx')]: counts(2),
      [pages('one', '2xx')]: counts(6),
      [pages('none', '5xx')]: counts(9),
    },
  },
  SiteBrandUnserved: {
    fires: { [ofSite('site_merchants', ',state="unserved"')]: steady(1) },
    quiet: {
      [ofSite('site_merchants', ',state="unserved"')]: steady(0),
      [ofSite('site_merchants', ',state="last_good"')]: steady(3),
    },
  },
  SiteRegistryDegraded: {
    fires: { [ofSite('site_registry_faults')]: steady(2) },
    quiet: { [ofSite('site_registry_faults')]: '0x10 1x3 0x100' },
  },
  SiteRegistryStale: {
    fires: { [ofSite('site_registry_source_fault_seconds')]: '0x10 60+60x100' },
    quiet: { [ofSite('site_registry_source_fault_seconds')]: '0x10 60 120 0x100' },
  },
  SiteLoginsFail: {
    fires: { [calls('one', 'login', 'refused')]: counts(59), [calls('one', 'login', 'ok')]: counts(1) },
    quiet: { [calls('one', 'login', 'refused')]: counts(30), [calls('one', 'login', 'ok')]: counts(30) },
  },
  SiteLoginsNeverSucceed: {
    fires: { [calls('one', 'login', 'refused')]: counts(1), [calls('two', 'login', 'ok')]: counts(1) },
    // A first success is a series that begins with 1; a second factor is a success of another call.
    quiet: {
      [calls('one', 'login', 'refused')]: counts(1),
      [calls('one', 'loginVerification', 'ok')]: '_x8 1x20 2x20 3x20 4x20 5x30',
      [calls('two', 'login', 'refused')]: '0x20 1x20 2x80',
    },
  },
  SitePagesFail: {
    fires: { [pages('one', '5xx')]: counts(10), [pages('one', '2xx')]: counts(10) },
    quiet: { [pages('one', '5xx')]: counts(1), [pages('one', '2xx')]: counts(60) },
  },
  SiteRedisTamperedWith: {
    fires: { [ofSite('site_answers_refused_total', ',merchant="one",from="redis"')]: counts(1) },
    quiet: { [ofSite('site_answers_refused_total', ',merchant="one",from="provider"')]: counts(1) },
  },
  SiteCircuitOpen: {
    fires: { [ofSite('site_circuit_state', ',origin="https://a",group="site"')]: steady(2) },
    quiet: { [ofSite('site_circuit_state', ',origin="https://a",group="site"')]: '2x8 0 2x8 0 2x8 0 0x90' },
  },
  SiteAnswersStale: {
    fires: { [ofSite('site_answer_stale_seconds', ',merchant="one",call="siteConfig"')]: '0+60x120' },
    quiet: { [ofSite('site_answer_stale_seconds', ',merchant="one",call="siteConfig"')]: steady(600) },
  },
  SiteRedisDown: {
    fires: { [ofSite('site_redis_down')]: steady(1) },
    quiet: { [ofSite('site_redis_down')]: '0x10 1x3 0x100' },
  },
  SiteSlow: {
    fires: { [bucket('2.5')]: counts(0), [bucket('5')]: counts(60), [bucket('+Inf')]: counts(60) },
    quiet: { [bucket('2.5')]: counts(60), [bucket('5')]: counts(60), [bucket('+Inf')]: counts(60) },
  },
  SiteLimitsRefuseMany: {
    fires: { [ofSite('site_limit_refusals_total', ',merchant="one",limit="get"')]: counts(600) },
    quiet: { [ofSite('site_limit_refusals_total', ',merchant="one",limit="get"')]: counts(60) },
  },
  SiteProcessorFull: {
    fires: { [ofSite('process_cpu_seconds_total')]: counts(58), [ofSite('site_instances')]: steady(1) },
    quiet: { [ofSite('process_cpu_seconds_total')]: counts(58), [ofSite('site_instances')]: steady(2) },
  },
  SiteSheds: {
    fires: { [ofSite('site_sheds_total', ',kind="page",reason="queue"')]: counts(120) },
    quiet: { [ofSite('site_sheds_total', ',kind="page",reason="queue"')]: counts(30) },
  },
  SiteTlsFails: {
    fires: { 'probe_success{job="site-tls",instance="https://one"}': steady(0) },
    quiet: { 'probe_success{job="site-tls",instance="https://one"}': steady(1) },
  },
  // Time begins at 0 in these tests: 13 and 60 days.
  SiteCertificateEnds: {
    fires: { 'probe_ssl_earliest_cert_expiry{job="site-tls",instance="https://one"}': steady(13 * 86_400) },
    quiet: { 'probe_ssl_earliest_cert_expiry{job="site-tls",instance="https://one"}': steady(60 * 86_400) },
  },
};
