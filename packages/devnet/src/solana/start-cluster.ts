import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { createAccountMethods } from './account-methods.ts'
import { readClusterFile, writeClusterFile } from './cluster-file.ts'
import { ClusterSubscriptions } from './cluster-subscriptions.ts'
import { deployLocalPrograms } from './deploy-local-programs.ts'
import { writeExactNumbers } from './exact-numbers.ts'
import { isLocalRequest } from './is-local-request.ts'
import { LocalCluster, type TransactionRecord } from './local-cluster.ts'
import { createNodeMethods } from './node-methods.ts'
import { RpcError, rpcErrorCodes } from './rpc-error.ts'
import type { RpcMethods } from './rpc-methods.ts'
import { createTransactionMethods } from './transaction-methods.ts'

export interface StartClusterOptions {
  /** Any free port by default. */
  readonly port?: number
  /** Where the cluster is saved; left out, it lives in memory only. */
  readonly statePath?: string
  /** Milliseconds between blocks, 400 by default as on live clusters. */
  readonly slotMilliseconds?: number
}

export interface RunningCluster {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** Saves what there is and stops. */
  stop(): Promise<void>
}

interface RpcRequest {
  readonly id?: number | string
  readonly method: string
  readonly params?: readonly unknown[]
}

/**
 * Starts a local Solana cluster: JSON-RPC and websocket on one loopback port, over the programs' own virtual machine.
 *
 * @throws {ClusterFileError} when the saved cluster cannot be read
 */
export async function startCluster(options: StartClusterOptions = {}): Promise<RunningCluster> {
  const { statePath, slotMilliseconds = 400 } = options
  const cluster = new LocalCluster(statePath ? readClusterFile(statePath) : undefined)
  await deployLocalPrograms(cluster)
  const subscriptions = new ClusterSubscriptions(cluster)
  const save = () => statePath && writeClusterFile(statePath, cluster.save())
  let isSaved = false
  const announce = (record: TransactionRecord) => {
    isSaved = false
    // After the answer: a client learns the signature before it hears of it.
    setImmediate(() => subscriptions.announce(record))
  }
  const methods: RpcMethods = {
    ...createNodeMethods(cluster, () => {
      isSaved = false
    }),
    ...createAccountMethods(cluster),
    ...createTransactionMethods(cluster, announce),
  }
  const server = createServer((request, response) => {
    // A client that leaves in the middle of its question gets no answer.
    serve(methods, request, response).catch(() => response.destroy())
  })
  // Not the default of 5 s, which a client's idle connections nearly reach: it would write into one that just closed.
  server.keepAliveTimeout = 60_000
  const sockets = new WebSocketServer({
    server,
    verifyClient: ({ req }: { req: IncomingMessage }) => isLocalRequest(req),
  })
  sockets.on('connection', (socket) => subscriptions.attach(socket))
  const timer = setInterval(() => {
    cluster.closeBlock()
    subscriptions.announceSlot()
    if (isSaved) return
    save()
    isSaved = true
  }, slotMilliseconds)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
    stop: async () => {
      clearInterval(timer)
      save()
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function serve(methods: RpcMethods, request: IncomingMessage, response: ServerResponse) {
  if (!isLocalRequest(request)) {
    response.writeHead(403).end()
    return
  }
  const { origin } = request.headers
  if (origin !== undefined) response.setHeader('access-control-allow-origin', origin)
  response.setHeader('vary', 'origin')
  response.setHeader('access-control-allow-headers', '*')
  if (request.method !== 'POST') {
    response.end()
    return
  }
  let body = ''
  for await (const part of request) body += part
  response.setHeader('content-type', 'application/json')
  response.end(writeExactNumbers(answerAll(methods, body)))
}

function answerAll(methods: RpcMethods, body: string): unknown {
  try {
    const asked = JSON.parse(body) as RpcRequest | readonly RpcRequest[]
    return Array.isArray(asked)
      ? asked.map((request: RpcRequest) => answer(methods, request))
      : answer(methods, asked as RpcRequest)
  } catch {
    return { jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'Parse error' } }
  }
}

function answer(methods: RpcMethods, { id = 0, method, params = [] }: RpcRequest): unknown {
  try {
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) throw new RpcError(rpcErrorCodes.unknownMethod, `Method not found: ${method}`)
    // Each method states what its parameters are; the wire states nothing.
    return { jsonrpc: '2.0', id, result: run(...(params as never[])) }
  } catch (error) {
    const { message } = error as Error
    const known = error instanceof RpcError
    const code = known ? error.code : rpcErrorCodes.internal
    const data = known && error.data !== undefined ? { data: error.data } : {}
    return { jsonrpc: '2.0', id, error: { code, message, ...data } }
  }
}
