import { type Hex, keccak256, toRlp } from 'viem'

/**
 * Fields of a block's header in the order in which they are hashed, under the names that nodes give them. The first
 * fifteen are in every header; what follows came with a fork (London, Shanghai, Cancun, Prague) or belongs to
 * Avalanche (`extDataHash`, `extDataGasUsed`, `blockGasCost`, the last two). No network has all of them, and those it has
 * keep this order.
 */
const layout = {
  parentHash: 'data',
  sha3Uncles: 'data',
  miner: 'data',
  stateRoot: 'data',
  transactionsRoot: 'data',
  receiptsRoot: 'data',
  logsBloom: 'data',
  difficulty: 'quantity',
  number: 'quantity',
  gasLimit: 'quantity',
  gasUsed: 'quantity',
  timestamp: 'quantity',
  extraData: 'data',
  mixHash: 'data',
  nonce: 'data',
  extDataHash: 'data',
  baseFeePerGas: 'quantity',
  extDataGasUsed: 'quantity',
  blockGasCost: 'quantity',
  withdrawalsRoot: 'data',
  blobGasUsed: 'quantity',
  excessBlobGas: 'quantity',
  parentBeaconBlockRoot: 'data',
  requestsHash: 'data',
  timestampMilliseconds: 'quantity',
  minDelayExcess: 'quantity',
} as const

/** Name of a header's field. */
export type HeaderField = keyof typeof layout

/** A block's header, as nodes write its fields. */
export type BlockHeader = Readonly<Partial<Record<HeaderField, Hex>>>

/** Every name, in the order of the hash. */
export const headerFields = Object.keys(layout) as readonly HeaderField[]
/** How many of them every header has. */
const always = 15

/** Bytes of a number without leading zeros, as headers hold numbers. */
function toBytes(quantity: Hex): Hex {
  const digits = quantity.slice(2).replace(/^0+/, '')
  return `0x${digits.length % 2 === 1 ? '0' : ''}${digits}`
}

/** The block hash that a header makes: `keccak256` of its fields' RLP. */
export function hashHeader(header: BlockHeader): Hex {
  const items = headerFields.flatMap((name) => {
    const value = header[name]
    if (value === undefined) return []
    return layout[name] === 'quantity' ? toBytes(value) : value
  })
  return keccak256(toRlp(items))
}

/**
 * Finds the fields of a node's block that make its hash. Nodes add fields that are not hashed (and some tell a field
 * before its fork), so later ones are left out one by one until the hash is met.
 * @param block what `eth_getBlockByNumber` answered.
 * @returns undefined where the network hashes its headers another way.
 */
export function findHeader(block: Readonly<Record<string, unknown>>): BlockHeader | undefined {
  const given = headerFields.flatMap((name) => {
    const value = block[name]
    return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
      ? [[name, value.toLowerCase() as Hex] as const]
      : []
  })
  for (let count = given.length; count >= always; count--) {
    const header: BlockHeader = Object.fromEntries(given.slice(0, count))
    if (hashHeader(header) === block.hash) return header
  }
  return undefined
}
