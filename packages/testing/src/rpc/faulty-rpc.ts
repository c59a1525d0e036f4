import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { lieAboutChain, readCalls } from './lie-about-chain.ts'
import type { RpcFault } from './rpc-fault.ts'

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
}

/** Stands before an RPC endpoint and fails on demand; without a fault everything passes through, websockets too. */
export class FaultyRpc {
  /** The JSON-RPC methods that were asked for, oldest first. */
  readonly requests: string[] = []
  readonly #target: URL
  readonly #sockets = new Set<Duplex>()
  readonly #server = createServer((message, response) => {
    this.#answer(message, response).catch(() => response.destroy())
  })
  #fault: RpcFault = { kind: 'none' }

  private constructor(targetUrl: string) {
    this.#target = new URL(targetUrl)
    this.#server.on('connection', (socket) => this.#track(socket))
    this.#server.on('upgrade', (message, client, head) => this.#tunnel(message, client, head))
  }

  /**
   * Starts on the loopback address.
   * @param targetUrl the HTTP URL of the real endpoint
   * @param port 0 (the default) takes a free one
   */
  static async start(targetUrl: string, port = 0): Promise<FaultyRpc> {
    const rpc = new FaultyRpc(targetUrl)
    await new Promise<void>((resolve, reject) => {
      rpc.#server.once('error', reject)
      rpc.#server.listen(port, '127.0.0.1', resolve)
    })
    return rpc
  }

  get rpcUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get wsUrl(): string {
    return this.rpcUrl.replace('http', 'ws')
  }

  /** Takes effect for every request from now on; open connections do not outlive the change. */
  setFault(fault: RpcFault): void {
    this.#fault = fault
    this.#dropConnections()
  }

  async stop(): Promise<void> {
    this.#dropConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #track(socket: Duplex): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
  }

  #dropConnections(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async #answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.#fault
    if (fault.kind === 'dead') return void message.socket.destroy()
    if (message.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
    const body = await text(message)
    this.requests.push(...readCalls(body).map((call) => call.method))
    if (fault.kind === 'stall') return
    if (fault.kind === 'refuse') return void response.writeHead(fault.status, crossOrigin).end()
    if (fault.kind === 'wrong-chain') {
      const lie = await lieAboutChain(this.#target, body, fault.chainId)
      response.writeHead(200, { ...crossOrigin, 'content-type': 'application/json' }).end(lie)
      return
    }
    if (fault.kind === 'slow') await sleep(fault.delayMs)
    this.#forward(body, message.headers.origin, response)
  }

  #forward(body: string, origin: string | undefined, response: ServerResponse): void {
    const headers = { 'content-type': 'application/json', ...(origin && { origin }) }
    const upstream = request(this.#target, { method: 'POST', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    upstream.end(body)
  }

  #tunnel(message: IncomingMessage, client: Duplex, head: Buffer): void {
    if (this.#fault.kind === 'stall') return
    if (this.#fault.kind === 'dead' || this.#fault.kind === 'refuse') return void client.destroy()
    const upstream = connect(Number(this.#target.port), this.#target.hostname, () => {
      const headers = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`)
      upstream.write(`GET ${message.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      client.pipe(upstream).pipe(client)
    })
    this.#track(upstream)
    upstream.on('error', () => client.destroy())
    client.on('error', () => upstream.destroy())
  }
}
