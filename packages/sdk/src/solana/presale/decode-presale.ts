import type { EncodedAccount } from '@solana/kit'
import { readPaddedText } from '../read-padded-text.ts'
import { presaleBytes, presaleDecoder, presaleTag } from './presale-codec.ts'
import {
  type SolanaPresale,
  solanaCancelReasons,
  solanaPresaleFlags,
  solanaPresaleKinds,
  solanaPresaleStatuses,
  solanaWhitelistModes,
} from './types.ts'

/** The name that a list gives a number; undefined where it gives none. */
function nameOf<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  number: number,
): Name | undefined {
  return (Object.keys(numbers) as Name[]).find((name) => numbers[name] === number)
}

/** The presale in an account; undefined where the account is none of this release's layout. */
export function decodePresale(
  account: Pick<EncodedAccount, 'address' | 'data'>,
): SolanaPresale | undefined {
  if (account.data.length !== presaleBytes) return undefined
  const { tag, bump, flags, ...fields } = presaleDecoder.decode(account.data)
  if (!presaleTag.every((byte, at) => tag[at] === byte)) return undefined
  const [kind, whitelistMode, status, reason] = [
    nameOf(solanaPresaleKinds, fields.kind),
    nameOf(solanaWhitelistModes, fields.whitelistMode),
    nameOf(solanaPresaleStatuses, fields.status),
    nameOf(solanaCancelReasons, fields.reason),
  ]
  if (!kind || !whitelistMode || !status || !reason) return undefined
  return {
    ...fields,
    ...{ address: account.address, kind, whitelistMode, status, reason },
    root: new Uint8Array(fields.root),
    infoKey: readPaddedText(new Uint8Array(fields.infoKey)),
    createdAt: Number(fields.createdAt),
    startAt: Number(fields.startAt),
    endAt: Number(fields.endAt),
    t1Seconds: Number(fields.t1Seconds),
    t2Seconds: Number(fields.t2Seconds),
    cycleSeconds: Number(fields.cycleSeconds),
    vestingStart: fields.vestingStart === 0n ? undefined : Number(fields.vestingStart),
    inviterBps: fields.inviterBps.filter((bps) => bps > 0),
    burnsUnsold: (flags & solanaPresaleFlags.burns) !== 0,
    termsChanged: (flags & solanaPresaleFlags.termsChanged) !== 0,
  }
}
