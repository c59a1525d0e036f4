import type { Address } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import type { SolanaRpc } from '../solana-rpc.ts'

/** Accounts that a node reads at once. */
const readAtOnce = 100

/**
 * Addresses at which nobody signs, though they are points of the curve: programs, tokens, and accounts that hold tokens.
 * What lies in their accounts is lost. An address without an account may be a new wallet.
 */
export async function findNonWallets(
  rpc: SolanaRpc,
  addresses: readonly Address[],
  minContextSlot = 0n,
): Promise<ReadonlySet<Address>> {
  const distinct = [...new Set(addresses)]
  const found = new Set<Address>()
  for (let from = 0; from < distinct.length; from += readAtOnce) {
    const some = distinct.slice(from, from + readAtOnce)
    const { value } = await rpc
      .getMultipleAccounts(some, {
        commitment: 'confirmed',
        encoding: 'base64',
        minContextSlot,
        dataSlice: { offset: 0, length: 0 },
      })
      .send()
    for (const [at, account] of value.entries()) {
      const address = some[at]
      if (!account || !address) continue
      if (account.executable || account.owner !== SYSTEM_PROGRAM_ADDRESS) found.add(address)
    }
  }
  return found
}
