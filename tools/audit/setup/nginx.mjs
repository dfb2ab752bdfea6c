// The balancer of deploy/ on a free port, and the provider behind TLS.
import { startBalancer } from '../../../scripts/run/balancer.mjs';
import { inAudit } from '../folder.mjs';
import { needProgram } from '../program.mjs';

/** The sandbox names its pictures and pages by plain http, which a TLS page would not load. */
function toProvider({ sandboxPort, providerPort, certificates }) {
  const names = ['127.0.0.1', 'localhost', 'chat.localhost', 'games.localhost'];
  const filters = names.map(
    (name) => `sub_filter 'http://${name}:${providerPort}' 'https://${name}:${providerPort}';`,
  );
  return `
  server {
    listen 127.0.0.1:${providerPort} ssl;
    ssl_certificate ${certificates}/site.pem;
    ssl_certificate_key ${certificates}/site-key.pem;
    location / {
      proxy_pass http://127.0.0.1:${sandboxPort};
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header Accept-Encoding "";
      sub_filter_types application/json;
      sub_filter_once off;
      ${filters.join('\n      ')}
    }
  }
`;
}

/** Starts it before site and sandbox (ports); `certificates` is the folder of the pair. Resolves with the TLS port. */
export function startNginx({ sitePort, ...provider }) {
  return startBalancer(needProgram('nginx'), {
    folder: inAudit('nginx'),
    instances: [sitePort, sitePort],
    certificates: provider.certificates,
    more: [['  upstream site {', `${toProvider(provider)}\n  upstream site {`]],
  });
}
