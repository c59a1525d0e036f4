import type { EarlierSend } from '@slipway/sdk/solana/multisend/find-repeats'
import type { SendPlan } from '@slipway/sdk/solana/multisend/types'
import type { Address } from '@solana/kit'
import { loadSigned } from './signed-store.ts'

/** A list of which something was sent, here or elsewhere, until the visitor is done with it. */
export interface BegunSend {
  readonly reference: Address
  readonly mint: Address
  /** Who began it. */
  readonly sender: Address
  readonly addresses: readonly Address[]
  /** What each of them gets, in base units. */
  readonly amounts: readonly string[]
  /** As it was typed; of the newest list alone. */
  readonly text?: string
}

const keyOf = (chainId: number) => `slipway.solana.multisend-begun.${chainId}`

/** Lists that are known here on one network, the newest first. */
export function loadBegun(chainId: number): readonly BegunSend[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(chainId)) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    // Storage is refused, or holds what nobody of ours wrote.
    return []
  }
}

const save = (chainId: number, begun: readonly BegunSend[]): void =>
  localStorage.setItem(keyOf(chainId), JSON.stringify(begun))

/**
 * Keeps a list before anything of it is sent, or as soon as something of it is seen to be. Kept apart from the draft: a
 * change of the list must not lose what was sent.
 * @throws where the browser refuses to store
 */
export function keepBegun(
  chainId: number,
  { reference, sender, token, rows }: Pick<SendPlan, 'reference' | 'sender' | 'token' | 'rows'>,
  text: string,
): void {
  const begun = loadBegun(chainId)
  if (begun[0]?.reference === reference) return
  const others = begun
    .filter((one) => one.reference !== reference)
    .map(({ text: _, ...one }) => one)
  const next: BegunSend = {
    ...{ reference, sender, mint: token.mint },
    addresses: rows.map(({ address }) => address),
    amounts: rows.map(({ amount }) => String(amount)),
    text,
  }
  save(chainId, [next, ...others])
}

/** The visitor is done with it: who stands in the next list is paid, also where this one paid them. */
export const dropBegun = (chainId: number, reference: Address): void =>
  save(
    chainId,
    loadBegun(chainId).filter((one) => one.reference !== reference),
  )

/**
 * Who was paid from them, or may still be.
 * @param unsure lists of which that is not certain: everybody in them counts
 */
export const toEarlier = (
  chainId: number,
  begun: readonly BegunSend[],
  unsure: ReadonlySet<Address>,
): EarlierSend[] =>
  begun.map(({ reference, mint, addresses, amounts }) => {
    const { confirmed, pending } = loadSigned({ chainId, reference })
    const paid = [...confirmed, ...pending].flatMap(({ rows }) => rows)
    const rows = unsure.has(reference) ? addresses.keys() : paid
    return {
      ...{ reference, mint, addresses, amounts: amounts.map(BigInt) },
      paid: new Set(rows),
    }
  })
