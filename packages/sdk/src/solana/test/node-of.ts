import { type Address, getBase64Decoder, none, type Option } from '@solana/kit'
import { getMintEncoder } from '@solana-program/token-2022'
import type { SolanaRpc } from '../solana-rpc.ts'

/** An account as a node has it. */
export interface NodeAccount {
  readonly owner: Address
  readonly data: Uint8Array
  readonly executable?: boolean
}

/** A mint without extensions, of three decimals and five base units. */
export function plainMint(
  rights: {
    readonly mintAuthority?: Option<Address>
    readonly freezeAuthority?: Option<Address>
  } = {},
): Uint8Array {
  const encoded = getMintEncoder().encode({
    ...{ mintAuthority: none(), freezeAuthority: none(), supply: 5n, decimals: 3 },
    ...{ isInitialized: true, extensions: none(), ...rights },
  })
  return new Uint8Array(encoded)
}

/** A node that knows some accounts. @param asked gets the addresses of each question */
export function nodeOf(
  accounts: Readonly<Record<string, NodeAccount>>,
  asked: (readonly Address[])[] = [],
): SolanaRpc {
  const encode = (address: Address) => {
    const account = accounts[address]
    if (!account) return null
    const { data, owner, executable = false } = account
    return {
      ...{ data: [getBase64Decoder().decode(data), 'base64'], executable, owner },
      ...{ lamports: 1n, space: BigInt(data.length) },
    }
  }
  return {
    getEpochInfo: () => ({ send: async () => ({ epoch: 1n }) }),
    getAccountInfo: (address: Address) => ({ send: async () => ({ value: encode(address) }) }),
    getMultipleAccounts: (addresses: readonly Address[]) => {
      asked.push(addresses)
      return { send: async () => ({ value: addresses.map(encode) }) }
    },
  } as unknown as SolanaRpc
}
