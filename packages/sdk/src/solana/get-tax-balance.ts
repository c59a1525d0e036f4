import { type Address, fetchEncodedAccount, getBase64Encoder, unwrapOption } from '@solana/kit'
import { decodeMint, getTokenDecoder, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { compareBytes } from './compare-bytes.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** What transfers of a token have kept back and nobody has collected. */
export interface TaxBalance {
  /** Base units, in all places together. */
  readonly total: bigint
  /** Accounts that hold some of it, those with most first. */
  readonly sources: readonly { readonly address: Address; readonly withheld: bigint }[]
  /** Who may collect it; null: nobody ever again. */
  readonly collector: Address | null
}

/** What is gathered on the token itself, and who may collect. */
async function getOfMint(rpc: SolanaRpc, mint: Address) {
  const account = await fetchEncodedAccount(rpc, mint, { commitment: 'confirmed' })
  if (!account.exists) return { withheld: 0n, collector: null }
  const extensions = unwrapOption(decodeMint(account).data.extensions) ?? []
  const fee = extensions.find((one) => one.__kind === 'TransferFeeConfig')
  if (fee?.__kind !== 'TransferFeeConfig') return { withheld: 0n, collector: null }
  return { withheld: fee.withheldAmount, collector: fee.withdrawWithheldAuthority }
}

/** What the accounts of holders have kept back, most first. */
async function getSources(rpc: SolanaRpc, mint: Address): Promise<TaxBalance['sources']> {
  const accounts = await rpc
    .getProgramAccounts(TOKEN_2022_PROGRAM_ADDRESS, {
      commitment: 'confirmed',
      encoding: 'base64',
      filters: [compareBytes(0, mint)],
    })
    .send()
  return accounts
    .flatMap(({ pubkey, account }) => {
      const [text] = account.data
      const { extensions } = getTokenDecoder().decode(getBase64Encoder().encode(text))
      const fee = (unwrapOption(extensions) ?? []).find((one) => one.__kind === 'TransferFeeAmount')
      const withheld = fee?.__kind === 'TransferFeeAmount' ? fee.withheldAmount : 0n
      return withheld > 0n ? [{ address: pubkey, withheld }] : []
    })
    .toSorted((left, right) => (left.withheld < right.withheld ? 1 : -1))
}

/** What transfers of a token have kept back, wherever it lies. */
export async function getTaxBalance(rpc: SolanaRpc, mint: Address): Promise<TaxBalance> {
  const [own, sources] = await Promise.all([getOfMint(rpc, mint), getSources(rpc, mint)])
  const total = sources.reduce((sum, { withheld }) => sum + withheld, own.withheld)
  return { total, sources, collector: own.collector }
}
