import {
  type Address,
  fetchEncodedAccounts,
  getBase58Decoder,
  getBase64Encoder,
  isSolanaError,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'
import { compareBytes } from '../compare-bytes.ts'
import { findTokenAccount } from '../find-token-account.ts'
import { readAccountAmount } from '../read-account-amount.ts'
import { recogniseSolanaFailure } from '../recognise-solana-failure.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeEscrow } from './decode-escrow.ts'
import { decodeTerms, escrowBytes, escrowOffsets, escrowTag, termsBytes } from './escrow-codec.ts'
import { calculateEscrowUnclaimed } from './escrow-release.ts'
import { jupiterLockProgram } from './jupiter-lock-program.ts'
import type { HeldEscrow, JupiterEscrow } from './types.ts'

/** Escrows of which token, or for whom. */
export type EscrowFilter = { readonly mint: Address } | { readonly recipient: Address }

/** Escrows that still hold something, the fullest first. */
export interface EscrowList {
  readonly held: readonly HeldEscrow[]
  /** How many smaller ones were found and not read. */
  readonly left: number
}

/** Thrown where a node does not list accounts of programs; another node may. */
export class EscrowListRefused extends Error {
  readonly code = 'JupiterLock_ListRefused'

  constructor(cause: unknown) {
    super('The node does not list the escrows of Jupiter Lock.', { cause })
    this.name = 'EscrowListRefused'
  }
}

/** Accounts that a node reads at once. */
const pageSize = 100
/** Escrows that are read in full, unless asked otherwise. */
const escrowsMax = 300

/** A node that says no, by its status or in words, unlike one that is silent or asks to wait. */
function isRefusal(error: unknown): boolean {
  if (isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) {
    const { statusCode } = error.context
    return statusCode >= 400 && statusCode < 500 && statusCode !== 429
  }
  return isSolanaError(error) && recogniseSolanaFailure(error).kind !== 'unreachable'
}

/** Addresses of escrows that hold something, the fullest first; of each account only its terms are sent. */
async function rankEscrows(rpc: SolanaRpc, filter: EscrowFilter): Promise<Address[]> {
  const found = await rpc
    .getProgramAccounts(jupiterLockProgram, {
      commitment: 'confirmed',
      encoding: 'base64',
      dataSlice: { offset: escrowOffsets.terms, length: termsBytes },
      filters: [
        { dataSize: BigInt(escrowBytes) },
        compareBytes(escrowOffsets.tag, getBase58Decoder().decode(escrowTag)),
        'mint' in filter
          ? compareBytes(escrowOffsets.mint, filter.mint)
          : compareBytes(escrowOffsets.recipient, filter.recipient),
      ],
    })
    .send()
    .catch((error: unknown) => {
      throw isRefusal(error) ? new EscrowListRefused(error) : error
    })
  return found
    .map(({ pubkey, account }) => {
      const terms = decodeTerms(getBase64Encoder().encode(account.data[0]))
      return { pubkey, unclaimed: calculateEscrowUnclaimed(terms) }
    })
    .filter(({ unclaimed }) => unclaimed > 0n)
    .toSorted((left, right) => (left.unclaimed < right.unclaimed ? 1 : -1))
    .map(({ pubkey }) => pubkey)
}

const isOf = (escrow: JupiterEscrow, filter: EscrowFilter) =>
  'mint' in filter ? escrow.mint === filter.mint : escrow.recipient === filter.recipient

/** One page of escrows with their token accounts. */
async function readPage(
  rpc: SolanaRpc,
  addresses: readonly Address[],
  filter: EscrowFilter,
): Promise<HeldEscrow[]> {
  const config = { commitment: 'confirmed' } as const
  const accounts = await fetchEncodedAccounts(rpc, [...addresses], config)
  const escrows = accounts.flatMap((account) => {
    const escrow = account.exists ? decodeEscrow(account) : undefined
    return escrow && isOf(escrow, filter) ? [escrow] : []
  })
  const vaults = await Promise.all(
    escrows.map(({ address, mint, tokenProgram: program }) =>
      findTokenAccount(address, { mint, program }),
    ),
  )
  if (vaults.length === 0) return []
  const held = await fetchEncodedAccounts(rpc, vaults, config)
  return escrows.map((escrow, at) => {
    const vault = held[at]
    const isOpen = vault?.exists && vault.programAddress === escrow.tokenProgram
    return { escrow, vaultAmount: isOpen ? readAccountAmount(vault) : 0n }
  })
}

/**
 * What Jupiter Lock holds of a token or for a recipient, read from the chain in pages. Escrows that were canceled or
 * claimed in full hold nothing and are left out.
 * @param max how many are read at most: the fullest ones, since anybody can add small ones
 * @throws {EscrowListRefused} by a node that lists no accounts of programs
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function getEscrows(
  rpc: SolanaRpc,
  filter: EscrowFilter,
  max: number = escrowsMax,
): Promise<EscrowList> {
  const addresses = await rankEscrows(rpc, filter)
  const read = addresses.slice(0, max)
  const held: HeldEscrow[] = []
  for (let from = 0; from < read.length; from += pageSize)
    held.push(...(await readPage(rpc, read.slice(from, from + pageSize), filter)))
  return { held, left: addresses.length - read.length }
}
