import { type Address, encodePacked, hexToBigInt, keccak256, numberToBytes } from 'viem'
import { ADDRESS_BYTES, type PayList } from '../recipients/pay-list.ts'
import { addressOfAsset, type MultisendAsset } from './types.ts'

const WORD_BYTES = 32
const ROW_BYTES = ADDRESS_BYTES + WORD_BYTES

/** A hash of who gets how much, in the list's order; lines, spaces and comments of the file change nothing. */
export function hashPayList(list: PayList): `0x${string}` {
  const rows = new Uint8Array(list.count * ROW_BYTES)
  for (let at = 0; at < list.count; at++) {
    const address = list.addresses.subarray(at * ADDRESS_BYTES, (at + 1) * ADDRESS_BYTES)
    rows.set(address, at * ROW_BYTES)
    const amount = numberToBytes(list.amounts[at] ?? 0n, { size: WORD_BYTES })
    rows.set(amount, at * ROW_BYTES + ADDRESS_BYTES)
  }
  return keccak256(rows)
}

/** What a list's number follows from. */
export interface ListIdentity {
  readonly chainId: number
  readonly sender: Address
  readonly asset: MultisendAsset
  /** From `hashPayList`. */
  readonly listHash: `0x${string}`
  readonly rowsPerBatch: number
}

/**
 * The number under which the contract remembers the batches of a list. It follows from network, sender, asset, recipients,
 * amounts and the size of a batch, so that whoever has the same file goes on where it stopped, and nobody is paid twice.
 */
export function calculateListId(identity: ListIdentity): bigint {
  const { chainId, sender, asset, listHash, rowsPerBatch } = identity
  return hexToBigInt(
    keccak256(
      encodePacked(
        ['string', 'uint256', 'address', 'string', 'address', 'uint256', 'bytes32'],
        [
          'multisend',
          BigInt(chainId),
          sender,
          asset.kind,
          addressOfAsset(asset),
          BigInt(rowsPerBatch),
          listHash,
        ],
      ),
    ),
  )
}
