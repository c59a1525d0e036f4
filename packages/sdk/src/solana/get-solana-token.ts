import { type Address, fetchEncodedAccounts, unwrapOption } from '@solana/kit'
import { decodeMint, type Extension, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import type { SolanaRpc } from './solana-rpc.ts'

/** A token of the Token-2022 program, as the chain has it now. */
export interface SolanaToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  /** Link to the metadata; may be empty. */
  readonly uri: string
  readonly decimals: number
  /** Base units. */
  readonly totalSupply: bigint
  /** Basis points that the next transfer keeps back; 0 without a tax. */
  readonly transferFeeBps: number
  /** Who may mint more; null: nobody ever again. */
  readonly mintAuthority: Address | null
  /** Who may freeze accounts of holders; null: nobody ever again. */
  readonly freezeAuthority: Address | null
}

function find<Kind extends Extension['__kind']>(
  extensions: readonly Extension[],
  kind: Kind,
): Extract<Extension, { __kind: Kind }> | undefined {
  return extensions.find((one): one is Extract<Extension, { __kind: Kind }> => one.__kind === kind)
}

/** Tokens by their addresses, in the same order; an address that is no mint of the program is left out. */
export async function getSolanaTokens(
  rpc: SolanaRpc,
  addresses: readonly Address[],
): Promise<SolanaToken[]> {
  const accounts = await fetchEncodedAccounts(rpc, [...addresses])
  return accounts.flatMap((account) => {
    if (!account.exists || account.programAddress !== TOKEN_2022_PROGRAM_ADDRESS) return []
    const { address, data } = decodeMint(account)
    const extensions = unwrapOption(data.extensions) ?? []
    const metadata = find(extensions, 'TokenMetadata')
    const fee = find(extensions, 'TransferFeeConfig')
    return [
      {
        address,
        name: metadata?.name ?? '',
        symbol: metadata?.symbol ?? '',
        uri: metadata?.uri ?? '',
        decimals: data.decimals,
        totalSupply: data.supply,
        transferFeeBps: fee?.newerTransferFee.transferFeeBasisPoints ?? 0,
        mintAuthority: unwrapOption(data.mintAuthority),
        freezeAuthority: unwrapOption(data.freezeAuthority),
      },
    ]
  })
}
