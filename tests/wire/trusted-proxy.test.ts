// The site behind a proxy that it trusts: what counts of the proxy's headers, and floods from many addresses.
import './attacks/behind-proxy';
import './attacks/reports';
