// Three roles of nginx in the bench: provider, plain proxy, and balancer.
import { LOAD_CORE } from '../measure/cores.mjs';
import { startProgram } from '../measure/processes.mjs';
import { toolFile } from '../measure/tools.mjs';
import { inFolder, writeIn } from './folder.mjs';

const toConfig = (name, http, workers) => `
daemon off;
worker_processes ${workers};
pid ${inFolder(`nginx/${name}.pid`)};
error_log stderr crit;
events { worker_connections 2048; }
http {
  access_log off;
  keepalive_requests 1000000;
  keepalive_timeout 75s;
  client_body_temp_path ${inFolder('nginx/body')};
  proxy_temp_path ${inFolder('nginx/proxy')};
  fastcgi_temp_path ${inFolder('nginx/fastcgi')};
  uwsgi_temp_path ${inFolder('nginx/uwsgi')};
  scgi_temp_path ${inFolder('nginx/scgi')};
  ${http}
}
`;

function startNginx(name, { http, port, cores, workers = 1 }) {
  writeIn('nginx/readme', 'Configurations of the bench.\n');
  const file = writeIn(`nginx/${name}.conf`, toConfig(name, http, workers));
  return startProgram([toolFile('nginx'), '-p', inFolder('nginx'), '-e', 'stderr', '-c', file], {
    probe: { port, path: '/wps/captcha/geetest' },
    cores,
  });
}

/** The provider: one fixed answer per path, for any merchant. */
export function startProvider(port, answers) {
  const places = [...answers].map(([path, text]) => {
    writeIn(`nginx/answers${path}`, text);
    return `location = ${path} { }`;
  });
  const http = `
    default_type "application/json; charset=utf-8";
    open_file_cache max=200;
    open_file_cache_valid 600s;
    server {
      listen 127.0.0.1:${port};
      root ${inFolder('nginx/answers')};
      add_header x-app-trace-id bench always;
      etag off;
      if_modified_since off;
      ${places.join('\n      ')}
      location / { return 200 '{"success":true,"value":{}}'; }
    }`;
  return startNginx(`provider-${port}`, { http, port, cores: LOAD_CORE });
}

const PASS = `
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $http_x_forwarded_for;
  proxy_pass http://behind;`;

/** proxy_pass with kept connections to the given ports, one after another. */
export function startProxy(port, behind) {
  const servers = behind.map((one) => `server 127.0.0.1:${one};`).join(' ');
  const http = `
    upstream behind { ${servers} keepalive 64; keepalive_requests 1000000; }
    server { listen 127.0.0.1:${port}; location / { ${PASS} } }`;
  return startNginx(`proxy-${port}`, { http, port });
}
