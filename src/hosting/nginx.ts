import { apiHeaders, securityHeaders, transportHeader } from './headers.ts'
import type { HostFile } from './host-file.ts'
import { type Answer, compressed, missing, REVALIDATED, type Rule, rules, types } from './rules.ts'

/** Facts of the machine that serves the portal. */
export interface Machine {
  /** Folder of the build. */
  root: string
  /** Address and port to listen on. */
  listen: string
  /** Address of the city's API, to which its paths are passed on. */
  city: string
  /** True where nginx has the module brotli_static; gzip alone is 16 % larger. */
  brotli: boolean
  /** More path prefixes of the city: the mock city's console. */
  alsoCity?: string[]
  /** Folder for the process id, logs and buffers of an nginx that runs beside another; else nginx's own. */
  state?: string
}

/** Largest body of a request, above the city's own limit for a file, so that its refusal can name the file. */
const LARGEST_BODY = '60m'
/** Longest wait for an answer of the city (specification, section 9). */
const LONGEST_WAIT = '300s'

/**
 * Returns a configuration of nginx 1.22 or later that answers by the list of rules.ts.
 * @param facts `host.json` of the build: its pages and hashes change with each build, so that this is printed anew
 */
export function nginxConfig(facts: HostFile, machine: Machine): string {
  const { root, listen, city, brotli, state } = machine
  return `# Printed by \`npm run hosting nginx\` for one build; print it anew for each.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
${state ? `pid ${state}/nginx.pid;\nerror_log ${state}/error.log;\n` : ''}
events {
  worker_connections 4096;
}

http {
  types {
${lines(Object.entries(types).map(([extension, type]) => `${quoted(type)} ${extension};`))}
  }
  default_type application/octet-stream;
${state ? `${bufferFolders(state)}\n  access_log ${state}/access.log;\n` : ''}
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  # Sends the files that the build compressed: ${compressed.join(', ')}.
  gzip_static on;
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}
  # Addresses, path and query, that have a page; all others are 404.
  map $request_uri $portal_page {
    default 0;
${lines(facts.pages.map((page) => `${quoted(`~*${page}`)} 1;`))}
  }
  # Allows a page its inlined scripts and styles.
  map $uri $portal_policy {
    default ${quoted(policyOf(facts, false))};
    "~\\.html$" ${quoted(policyOf(facts, true))};
  }
  # Scheme of the browser, where a gateway before nginx ends its TLS.
  map $http_x_forwarded_proto $portal_scheme {
    default $scheme;
    ~^https?$ $http_x_forwarded_proto;
  }
  map $portal_scheme $portal_transport {
    default "";
    https ${quoted(transportHeader['strict-transport-security'])};
  }
  map "$status $uri" $portal_cache {
    default ${quoted(REVALIDATED)};
${lines(cachedPaths().map(([paths, cache]) => `${quoted(`~^(200|206|304) ${paths}`)} ${quoted(cache)};`))}
  }
  map $request_method $portal_allow {
    default "GET, HEAD";
    ~^(GET|HEAD)$ "";
  }

  upstream portal_city {
    server ${new URL(city).host}${new URL(city).port ? '' : `:${city.startsWith('https') ? '443' : '80'}`};
    keepalive 64;
  }

  server {
    listen ${listen};
    root ${quoted(root)};
    absolute_redirect off;
    client_max_body_size ${LARGEST_BODY};

    add_header Cache-Control $portal_cache always;
    add_header Content-Security-Policy $portal_policy always;
    add_header Strict-Transport-Security $portal_transport always;
    add_header Allow $portal_allow always;
${lines(Object.entries(fixedHeaders(facts)).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`))}

    set $portal_asked "$request_method $uri";
${rules.map((rule) => ruleText(rule, machine, facts)).join('\n')}

    location @missing {
      default_type ${quoted(missing.type)};
      return 404 ${quoted(missing.text)};
    }
  }
}
`
}

/** Indents lines of a block in `http` or `server`. */
const lines = (all: readonly string[]) => all.map((one) => `    ${one}`).join('\n')

/** Returns a text in quotes, in which nginx reads a backslash before a few letters as another character. */
const quoted = (text: string) =>
  `"${text.replaceAll(/\\(?=[\\"'tnr])/g, String.raw`\\`).replaceAll('"', String.raw`\"`)}"`

const policyOf = ({ api, films, inline, reports }: HostFile, isPage: boolean) =>
  securityHeaders(api, films, isPage ? inline : {}, reports)['content-security-policy']!

/** Returns the headers that all answers have alike. */
function fixedHeaders({ reports }: HostFile): Record<string, string> {
  const { 'content-security-policy': _, ...others } = securityHeaders('', '', {}, reports)
  return others
}

/** Returns the paths whose files are kept otherwise than all others, with their lifetime. */
const cachedPaths = () =>
  rules.flatMap(({ paths, answer }) =>
    answer.by === 'file' && answer.cache !== REVALIDATED
      ? [[paths.replace('^', ''), answer.cache] as const]
      : [],
  )

const bufferFolders = (state: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${state}/${name};`)
    .join('\n')

function ruleText({ note, paths, answer }: Rule, machine: Machine, facts: HostFile): string {
  if (answer.by === 'redirect') {
    const asked = quoted(paths.replace('^', `^${answer.method} `))
    return `\n    # ${note}.\n    if ($portal_asked ~ ${asked}) {\n      return ${String(answer.status)} ${quoted(answer.to)};\n    }`
  }
  // A build for an API of another origin passes nothing on.
  if (answer.by === 'city' && facts.api && !machine.alsoCity) return ''
  const more = answer.by === 'city' ? (machine.alsoCity ?? []).map((path) => `|${path}`).join('') : ''
  const all = paths.replace(')(/|$)', `${more})(/|$)`)
  return `\n    # ${note}.\n    location ~ ${quoted(all)} {\n${locationLines(answer, machine)
    .map((line) => `      ${line}`)
    .join('\n')}\n    }`
}

function locationLines(answer: Exclude<Answer, { by: 'redirect' }>, { city }: Machine): string[] {
  if (answer.by === 'file') return ['error_page 404 @missing;', 'try_files $uri =404;']
  if (answer.by === 'page')
    return [
      ...(answer.onlyPages
        ? [`error_page 404 ${answer.file};`, 'if ($portal_page = 0) {', '  return 404;', '}']
        : []),
      `try_files ${answer.file} =404;`,
    ]
  const { protocol, hostname } = new URL(city)
  return [
    `proxy_pass ${protocol}//portal_city;`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $portal_scheme;',
    ...(protocol === 'https:' ? ['proxy_ssl_server_name on;', `proxy_ssl_name ${hostname};`] : []),
    `proxy_read_timeout ${LONGEST_WAIT};`,
    // Streams an upload, so that its parts reach the city as they arrive.
    'proxy_request_buffering off;',
    'add_header Strict-Transport-Security $portal_transport always;',
    ...Object.entries(apiHeaders).flatMap(([name, value]) => [
      `proxy_hide_header ${name};`,
      `add_header ${name} ${quoted(value)} always;`,
    ]),
  ]
}
