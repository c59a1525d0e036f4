import { type EncodedAccount, getBase58Decoder, type MaybeEncodedAccount } from '@solana/kit'
import { describeTokenAccount } from './describe-token-account.ts'

const neverRent = 18_446_744_073_709_551_615n

export interface AccountConfig {
  readonly encoding?: 'base58' | 'base64' | 'jsonParsed'
  readonly dataSlice?: { readonly offset: number; readonly length: number }
}

/** An account as a node answers it, or null where there is none. */
export function encodeAccount(account: MaybeEncodedAccount, config: AccountConfig = {}) {
  if (!account.exists || account.lamports === 0n) return null
  return {
    data: encodeData(account, config),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: neverRent,
    space: BigInt(account.data.length),
  }
}

function encodeData(account: EncodedAccount, { encoding, dataSlice }: AccountConfig): unknown {
  const parsed = encoding === 'jsonParsed' ? describeTokenAccount(account) : undefined
  if (parsed) return parsed
  const data = dataSlice
    ? account.data.slice(dataSlice.offset, dataSlice.offset + dataSlice.length)
    : account.data
  return encoding === 'base58'
    ? [getBase58Decoder().decode(data), 'base58']
    : [Buffer.from(data).toString('base64'), 'base64']
}
