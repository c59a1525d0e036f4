import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const modules = '/node_modules/'

/** A package's module as a browser finds it: these packages name their files after their exports. */
const browserPath = (name: string) =>
  `${modules}${name.replace(/^(@noble\/\w+)\/(.*)$/, '$1/esm/$2')}.js`

const withPaths = (code: string) =>
  code.replace(
    /(from\s*|import\s*\(?)(['"])(@noble\/[\w./-]+?)(?:\.js)?\2/g,
    (_, head, quote, name) => `${head}${quote}${browserPath(name)}${quote}`,
  )

const opening =
  '<!doctype html><title>search</title><script type="module" src="/packages/vanity-address/test/in-page.ts"></script>'

export interface SourceServer {
  readonly url: string
  /** Paths asked for so far. */
  readonly requests: readonly string[]
  stop(): Promise<void>
}

/** Serves the repository's sources to a browser as they are, types removed: no bundler between test and code. */
export async function serveSources(): Promise<SourceServer> {
  const requests: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    requests.push(pathname)
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html').end(opening)
      return
    }
    try {
      const text = await readFile(join(root, pathname), 'utf8')
      const code = pathname.endsWith('.ts') ? stripTypeScriptTypes(text) : text
      response.setHeader('content-type', 'text/javascript').end(withPaths(code))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    stop: () => new Promise((settle) => server.close(() => settle())),
  }
}
