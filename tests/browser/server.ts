import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** What is served: texts by their path, and folders by the path under which their files are found. */
export interface Site {
  readonly files?: Readonly<Record<string, string>>;
  readonly folders?: Readonly<Record<string, string>>;
  /** What is told of a path besides what it is. */
  readonly headers?: (path: string) => Readonly<Record<string, string>>;
  /** What is shown for everything that is not there. */
  readonly notFound?: string;
}

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

const EMPTY_PAGE = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Test</title></html>';

/** Serves a site on a free port of this machine only. */
export async function serve(site: Site): Promise<Server> {
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = asked.endsWith('/') ? `${asked}index.html` : asked;
    const body = await find(site, file);
    const type = TYPES[path.extname(body ? file : (site.notFound ?? file))] ?? 'application/octet-stream';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type,
      'cache-control': 'no-store',
      ...site.headers?.(asked),
    });
    response.end(body ?? (site.notFound && (await find(site, site.notFound))));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function find({ files = {}, folders = {} }: Site, file: string): Promise<string | Buffer | undefined> {
  const text = files[file];
  if (text !== undefined) return text;
  for (const [prefix, folder] of Object.entries(folders)) {
    const root = path.resolve(folder);
    const below = path.join(root, path.posix.normalize(file.slice(prefix.length)));
    if (!file.startsWith(prefix) || !below.startsWith(root + path.sep)) continue;
    const body = await readFile(below).catch(() => undefined);
    if (body) return body;
  }
  return file === '/index.html' ? EMPTY_PAGE : undefined;
}
