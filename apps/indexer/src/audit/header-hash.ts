import { type Hex, keccak256, toRlp } from 'viem'

/** A block's header as nodes write it; what a network does not have is absent. */
export interface BlockHeader {
  hash: Hex
  number: Hex
  parentHash: Hex
  logsBloom: Hex
  receiptsRoot: Hex
  [field: string]: unknown
}

const DIGEST_FIELDS = ['parentHash', 'sha3Uncles', 'miner', 'stateRoot', 'transactionsRoot']
const QUANTITIES = ['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp']
/** Each came with a fork, in this order; a header has the first few or all. */
const LATER_FIELDS: readonly [name: string, isQuantity: boolean][] = [
  ['baseFeePerGas', true],
  ['withdrawalsRoot', false],
  ['blobGasUsed', true],
  ['excessBlobGas', true],
  ['parentBeaconBlockRoot', false],
  ['requestsHash', false],
]

const EMPTY: Hex = '0x'

/** A quantity as headers and receipts are hashed: without leading zeros, nothing for zero. */
export function toInteger(quantity: unknown): Hex {
  const digits = BigInt(String(quantity)).toString(16)
  if (digits === '0') return EMPTY
  return `0x${digits.length % 2 ? '0' : ''}${digits}`
}

/**
 * Whether a header is what its own hash says, so that bloom and receipts root belong to that block. False also where a
 * network hashes other fields than Ethereum: then the header proves nothing.
 */
export function isHeaderSound(header: BlockHeader): boolean {
  try {
    const later = LATER_FIELDS.filter(([name]) => header[name] !== undefined)
    const fields = [
      ...DIGEST_FIELDS.map((name) => header[name] as Hex),
      header.receiptsRoot,
      header.logsBloom,
      ...QUANTITIES.map((name) => toInteger(header[name])),
      header.extraData as Hex,
      header.mixHash as Hex,
      header.nonce as Hex,
      ...later.map(([name, isQuantity]) =>
        isQuantity ? toInteger(header[name]) : (header[name] as Hex),
      ),
    ]
    return keccak256(toRlp(fields)) === header.hash
  } catch {
    return false
  }
}
