import type { EncodedAccount } from '@solana/kit'
import { readPaddedText } from '../read-padded-text.ts'
import { airdropBytes, airdropDecoder, airdropTag } from './airdrop-codec.ts'
import type { SolanaAirdrop } from './types.ts'

/** The airdrop in an account; undefined where the account is none of this release's layout. */
export function decodeAirdrop(
  account: Pick<EncodedAccount, 'address' | 'data'>,
): SolanaAirdrop | undefined {
  if (account.data.length < airdropBytes) return undefined
  const fields = airdropDecoder.decode(account.data)
  if (!airdropTag.every((byte, at) => fields.tag[at] === byte)) return undefined
  const { creator, mint, vault, id, total, deposited, claimed, entries, settled } = fields
  return {
    address: account.address,
    ...{ creator, mint, vault, id, total, deposited, claimed, entries, settled },
    root: new Uint8Array(fields.root),
    listKey: readPaddedText(new Uint8Array(fields.listKey)),
    createdAt: Number(fields.createdAt),
    startAt: Number(fields.startAt),
    endAt: fields.endAt === 0n ? undefined : Number(fields.endAt),
    releaseSeconds: Number(fields.releaseSeconds),
    firstBps: fields.firstBps,
    ledger: new Uint8Array(account.data.subarray(airdropBytes)),
  }
}
