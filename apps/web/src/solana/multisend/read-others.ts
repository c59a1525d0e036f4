import { getEarlierHistory } from '@slipway/sdk/solana/multisend/get-earlier-history'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import type { Address } from '@solana/kit'
import { type BegunSend, loadBegun } from './begun-sends.ts'
import { knownStrangers } from './known-strangers.ts'
import { isAllKnown, keepHistory, type ListKey, loadSigned } from './signed-store.ts'
import { withRoom } from './with-room.ts'

export interface OthersOptions {
  readonly rpc: SolanaRpc
  readonly token: SendToken
  readonly signal: AbortSignal
  /** Waits for what was signed here of a list. */
  readonly settle: (list: ListKey) => Promise<void>
}

/** @returns whether it is certain now whom the list paid */
async function readOther(
  chainId: number,
  { reference, sender, addresses, amounts }: BegunSend,
  { rpc, token, settle }: OthersOptions,
): Promise<boolean> {
  const key = { chainId, reference }
  const paid = new Set(loadSigned(key).confirmed.flatMap(({ rows }) => rows))
  if (paid.size === addresses.length) return true
  await settle(key)
  const signed = loadSigned(key)
  const history = await getEarlierHistory(rpc, {
    ...{ token, sender, reference, addresses, amounts: amounts.map(BigInt) },
    ...{ known: signed.confirmed, knownSlot: signed.slot },
    strangers: knownStrangers.of(key),
  })
  knownStrangers.keep(key, history)
  if (history.isMoving || !isAllKnown(signed, history)) return false
  withRoom(key, () => keepHistory(key, history))
  return true
}

/**
 * Asks what the lists before have paid, here or elsewhere: whoever is in one of them must not be paid again unasked.
 * @returns lists of which that is not certain
 * @throws the signal's reason when it is aborted
 */
export async function readOthers(list: ListKey, options: OthersOptions): Promise<Set<Address>> {
  const { token, signal } = options
  const { chainId, reference } = list
  const unsure = new Set<Address>()
  for (const begun of loadBegun(chainId)) {
    if (begun.reference === reference || begun.mint !== token.mint) continue
    try {
      if (!(await readOther(chainId, begun, options))) unsure.add(begun.reference)
    } catch {
      signal.throwIfAborted()
      unsure.add(begun.reference)
    }
  }
  return unsure
}
