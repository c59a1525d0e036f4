import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@slipway/database/connection/find-free-port'
import { waitFor } from './wait-for.ts'

export type Server = { readonly url: string; stop(): Promise<void> }

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))

/**
 * Starts one more of the product's own servers, for a journey that needs it under other circumstances.
 * @param script from the repository root
 * @param readyPath answers with 200 once the server does its job
 */
export async function startServer(
  script: string,
  environment: Readonly<Record<string, string>>,
  readyPath: string,
): Promise<Server> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SLIPWAY_DEVELOPMENT: '1', ...environment, PORT: String(port) },
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  try {
    const look = async () => (await fetch(new URL(readyPath, url))).status
    await waitFor(`${script} to be ready`, look, (status) => status === 200)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
