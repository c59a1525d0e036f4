import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ManagedProcess } from '@slipway/devnet/process/managed-process'

export type ControlServer = { readonly url: string; stop(): Promise<void> }

type Action = (process: ManagedProcess) => void | Promise<void>

const actions: Readonly<Record<string, Action>> = {
  kill: (process) => process.kill('SIGKILL'),
  stop: (process) => process.stop(),
  start: (process) => process.start(),
  ready: (process) => process.whenReady(),
}

async function carryOut(
  processes: Readonly<Record<string, ManagedProcess>>,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const [, name = '', actionName = ''] = path.split('/')
  const process = processes[name]
  const action = actions[actionName]
  if (!process || !action) {
    response.writeHead(404).end(`Known: ${Object.keys(processes).join(', ')}`)
    return
  }
  await action(process)
  response.writeHead(204).end()
}

/**
 * Lets journeys, which run in processes of their own, end and start the processes of the stack.
 * `POST /<process>/<kill|stop|start|ready>` on a free port of the loopback address.
 */
export async function startControlServer(
  processes: Readonly<Record<string, ManagedProcess>>,
): Promise<ControlServer> {
  const server = createServer((message, response) => {
    carryOut(processes, message.url ?? '', response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
