import type { EIP1193RequestFn } from 'viem'
import { createEndpointHealth } from './endpoint-health.ts'
import { findRevertData } from './find-revert-data.ts'
import type { RpcRequest } from './rpc-endpoint.ts'
import { rpcLimits } from './rpc-limits.ts'
import { takesWallet } from './takes-wallet.ts'

type WalletMove = 'chainChanged' | 'disconnect'

/** The part of a wallet's provider (EIP-1193) that reads need. */
export interface WalletReader {
  readonly request: RpcRequest | EIP1193RequestFn
  readonly on?: (event: WalletMove, listener: () => void) => void
  readonly removeListener?: (event: WalletMove, listener: () => void) => void
}

export interface WalletReadsOptions {
  readonly chainId: number
  /** The connected wallet now, undefined without one. */
  readonly wallet: () => WalletReader | undefined
  readonly now?: () => number
}

/** The connected wallet as the source that is asked before the nodes. */
export interface WalletReads {
  /**
   * @returns the wallet's answer, undefined where the nodes have to be asked
   * @throws the revert with which the wallet's node answered, as any node would
   */
  ask(args: Parameters<RpcRequest>[0]): Promise<{ readonly result: unknown } | undefined>
  /** Leaves the wallet alone until its node has seen the block that was just mined. */
  waitForBlock(): void
}

/** The wallet is on another network, has just moved, or kept silent: none of them is an answer. */
class WalletSilent extends Error {
  override readonly name = 'WalletSilent'
}

type GiveUp = (reason: WalletSilent) => void

/**
 * @param underWay what is to be given up when the wallet moves; one of it for each read, for a promise that outlives its
 * races keeps what won them
 * @throws {WalletSilent} when nothing came in time, for wallets have no time-out of their own, or the wallet moved
 */
async function inTime<T>(answer: Promise<T>, underWay: Set<GiveUp>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new WalletSilent()), rpcLimits.requestTimeoutMs)
  underWay.add(reject)
  try {
    return await Promise.race([answer, promise])
  } finally {
    underWay.delete(reject)
    clearTimeout(timer)
  }
}

/**
 * Reads through the wallet while it is connected and on this network, which each answer is accompanied by: another
 * network, a move or a parting in the meantime make the answer void. Whatever is no answer leaves it alone for a while.
 */
export function createWalletReads(options: WalletReadsOptions): WalletReads {
  const { chainId, wallet, now = Date.now } = options
  const health = createEndpointHealth(now, 1)
  let followed: WalletReader | undefined
  const underWay = new Set<GiveUp>()
  let moves = 0
  let blockAwaitedUntil = 0

  /** Ends what is under way; the next read starts without a past. */
  function move(): void {
    moves += 1
    for (const giveUp of underWay) giveUp(new WalletSilent())
    health.forget()
  }

  /** The wallet of this moment; another one than before is a move. */
  function follow(): WalletReader | undefined {
    const current = wallet()
    if (current === followed) return current
    for (const event of ['chainChanged', 'disconnect'] as const) {
      followed?.removeListener?.(event, move)
      current?.on?.(event, move)
    }
    followed = current
    move()
    return current
  }

  async function read(reader: WalletReader, args: Parameters<RpcRequest>[0]) {
    const send: RpcRequest = (asked) => (reader.request as RpcRequest).call(reader, asked)
    const [served, answered] = await Promise.allSettled([
      send({ method: 'eth_chainId' }),
      send(args),
    ])
    if (served.status === 'rejected' || Number(served.value) !== chainId) throw new WalletSilent()
    if (answered.status === 'rejected') throw answered.reason
    return answered.value
  }

  async function answer(reader: WalletReader, args: Parameters<RpcRequest>[0]) {
    const startedAt = now()
    const before = moves
    const isSame = () => follow() === reader && moves === before
    try {
      const result = await inTime(read(reader, args), underWay)
      if (!isSame()) return undefined
      health.succeed(now() - startedAt)
      return { result }
    } catch (error) {
      if (!isSame()) return undefined
      if (findRevertData(error) !== undefined) throw error
      // Reads that fail together are one failure.
      if (health.isAvailable()) health.fail()
      return undefined
    }
  }

  return {
    waitForBlock() {
      blockAwaitedUntil = now() + rpcLimits.walletAfterReceiptMs
    },
    async ask(args) {
      if (!takesWallet(args)) return undefined
      const reader = follow()
      if (!reader || now() < blockAwaitedUntil || !health.isAvailable()) return undefined
      return answer(reader, args)
    },
  }
}
