import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readRunContext } from './run-context.ts'

export type WebServer = { readonly webUrl: string; stop(): Promise<void> }

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))

/**
 * Serves the same built web app a second time under other circumstances: nodes that fail, an API that answers otherwise.
 * @param nodes other RPC addresses, by short name of the chain
 * @param apiUrl another API
 */
export async function startWebServer({
  nodes = {},
  apiUrl = readRunContext().apiUrl,
}: {
  readonly nodes?: Readonly<Record<string, string>>
  readonly apiUrl?: string
}): Promise<WebServer> {
  const chains = readRunContext().chains.map(({ chainId, shortname, rpcUrl }) => ({
    chainId,
    rpcUrl: nodes[shortname] ?? rpcUrl,
  }))
  const child = spawn(process.execPath, [join(root, 'apps/web/server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      API_URL: apiUrl,
      SLIPWAY_DEVELOPMENT: '1',
      SLIPWAY_CHAINS: JSON.stringify(chains),
    },
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const webUrl = /^web: (http:\/\/\S+)/.exec(line)?.[1]
    if (webUrl) return { webUrl, stop }
  }
  throw new Error('The web server ended before it was ready.')
}
