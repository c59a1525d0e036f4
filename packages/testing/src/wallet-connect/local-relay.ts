import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerRelayCall, type RelayCall } from './answer-relay-call.ts'
import { type RelayedMessage, RelayMailbox } from './relay-mailbox.ts'

/** How it closes a connection that it does not serve; the reason follows. */
const refused = 3_000

interface LocalRelayOptions {
  /** The only project that it serves. */
  readonly projectId: string
  /** Where it listened before, for one that comes back. */
  readonly port?: number
  /** What waited at the one before it. */
  readonly mailbox?: RelayMailbox
}

/** A local stand-in for WalletConnect's relay: it checks who comes, keeps messages for their time, and reads none. */
export interface LocalRelay {
  readonly url: string
  readonly port: number
  readonly mailbox: RelayMailbox
  /** Methods that clients called, oldest first. */
  readonly called: readonly string[]
  /** Cuts every connection and listens no more; what waits is kept in the mailbox. */
  stop(): Promise<void>
}

/** @returns the client's id, which its signature proves. @throws Error when it does not, or for another project */
async function identify(message: IncomingMessage, projectId: string, url: string): Promise<string> {
  const query = new URL(message.url ?? '/', url).searchParams
  const token = query.get('auth') ?? ''
  if (query.get('projectId') !== projectId) throw new Error('Project not found')
  if (!(await verifyJWT(token))) throw new Error('The signature is not the client’s.')
  const { iss, aud, exp } = decodeJWT(token).payload
  if (aud !== url || (exp ?? 0) * 1_000 < Date.now()) throw new Error('It was signed for another.')
  return iss
}

/** Serves one connection of a client. */
function serve(socket: WebSocket, client: string, mailbox: RelayMailbox, called: string[]): void {
  const delivered = new Map<number, string>()
  let lastId = Date.now() * 1_000
  const deliver = (id: string, data: RelayedMessage) => {
    lastId += 1
    delivered.set(lastId, id)
    const method = 'irn_subscription'
    socket.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method, params: { id, data } }))
  }
  mailbox.open(client, deliver)
  socket.on('close', () => mailbox.close(client, deliver))
  socket.on('message', (raw) => {
    const call = JSON.parse(String(raw)) as RelayCall | { id: number; result: unknown }
    if (!('method' in call)) {
      mailbox.acknowledge(client, delivered.get(call.id) ?? '')
      return
    }
    called.push(call.method)
    const { id } = call
    try {
      const result = answerRelayCall(mailbox, client, call)
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
    } catch (error) {
      const { message } = error as Error
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', error: { code: -32_000, message } }))
    }
  })
}

/** Starts a relay on this machine. */
export async function startLocalRelay(options: LocalRelayOptions): Promise<LocalRelay> {
  const { projectId, mailbox = new RelayMailbox() } = options
  const called: string[] = []
  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer((_message, response) => response.writeHead(426).end())
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}`
  const admit = async (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      const client = await identify(message, projectId, url)
      sockets.handleUpgrade(message, socket, head, (opened) =>
        serve(opened, client, mailbox, called),
      )
    } catch (error) {
      const { message: reason } = error as Error
      sockets.handleUpgrade(message, socket, head, (opened) => opened.close(refused, reason))
    }
  }
  server.on('upgrade', (message, socket, head) => void admit(message, socket, head))
  const stop = async () => {
    for (const socket of sockets.clients) socket.terminate()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url, port, mailbox, called, stop }
}
