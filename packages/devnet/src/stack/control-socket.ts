import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Longest path of a Unix socket on the systems we run on (macOS: 104 bytes with the end mark). */
const LONGEST_SOCKET_PATH = 100

/** What a client may ask of a running supervisor. */
export interface ControlActions {
  readonly [path: string]: () => Promise<unknown>
}

export interface ControlSocket {
  readonly path: string
  close(): Promise<void>
}

/** Where the supervisor of `directory` listens; a long folder name gets a socket in the temporary folder. */
export function controlSocketPath(directory: string): string {
  const inside = resolve(directory, 'control.sock')
  if (inside.length <= LONGEST_SOCKET_PATH) return inside
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 16)
  return join(tmpdir(), `slipway-${name}.sock`)
}

/**
 * Listens for other commands of the same user. The socket is also the lock: while somebody answers on
 * it, the folder belongs to a running stack; a socket that nobody answers on is left over and replaced.
 *
 * @throws {StackRunningError} when a stack runs in this folder already
 */
export async function openControlSocket(
  directory: string,
  actions: ControlActions,
): Promise<ControlSocket> {
  const path = controlSocketPath(directory)
  const answer = await askSupervisor(path, 'status').catch(() => undefined)
  if (answer !== undefined) throw new StackRunningError(directory, answer)
  rmSync(path, { force: true })
  const server = createServer((incoming, outgoing) => void serve(actions, incoming, outgoing))
  await new Promise<void>((resolveListening, reject) => {
    server.once('error', reject)
    server.listen(path, resolveListening)
  })
  return {
    path,
    close: () =>
      new Promise((resolveClosed) => {
        server.close(() => resolveClosed())
        server.closeAllConnections()
      }),
  }
}

/**
 * One question to a running supervisor.
 *
 * @throws {StackControlError} when nobody answers or the supervisor reports a failure
 */
export function askSupervisor(socketPath: string, action: string): Promise<unknown> {
  return new Promise((resolveAnswer, reject) => {
    const call = request({ socketPath, path: `/${action}`, method: 'POST' }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => {
        const answer = JSON.parse(text) as { result?: unknown; error?: string }
        if (answer.error === undefined) resolveAnswer(answer.result)
        else reject(new StackControlError(answer.error))
      })
    })
    call.on('error', (cause) => reject(new StackControlError('no stack answers', { cause })))
    call.end()
  })
}

async function serve(
  actions: ControlActions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const action = actions[(incoming.url ?? '').slice(1)]
  const answer = await (action?.() ?? Promise.reject(new Error('unknown action'))).then(
    (result) => ({ result: result ?? null }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  outgoing.setHeader('content-type', 'application/json')
  outgoing.end(JSON.stringify(answer))
}

/** The supervisor could not be asked or could not do it. */
export class StackControlError extends Error {
  readonly code = 'STACK_CONTROL'

  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'StackControlError'
  }
}

/** A second start in the same folder. */
export class StackRunningError extends Error {
  readonly code = 'STACK_RUNNING'

  constructor(directory: string, status: unknown) {
    const { webUrl, pid } = (status ?? {}) as { webUrl?: string; pid?: number }
    const where = webUrl === undefined ? 'and is still starting' : `at ${webUrl}`
    super(
      `Slipway is running already ${where} (process ${pid}, folder ${directory}). ` +
        'Stop it with Ctrl-C there, or start a second one with --directory <other folder>.',
    )
    this.name = 'StackRunningError'
  }
}
