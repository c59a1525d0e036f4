import { m } from '@slipway/messages'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { readRelockParams } from '@slipway/sdk/lock/read-lock-params'
import type { FormResult } from '../../action/form-result.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { readLocalInput } from '../../form/local-time.ts'
import type { NftView } from './nft-act.ts'

/** A later end, as typed or for ever. */
export function readRelock(
  text: string,
  isForever: boolean,
  { lock, now }: Pick<NftView, 'lock' | 'now'>,
): FormResult<'unlockAt', { readonly unlockAt: bigint }> {
  const typed = readLocalInput(text)
  if (!isForever && text.trim() !== '' && typed === undefined) {
    return {
      ok: false,
      problems: { unlockAt: { code: 'Input_Required', text: m.lock_nft_time_unreadable() } },
    }
  }
  const unlockAt = isForever ? lockForever : typed === undefined ? undefined : BigInt(typed)
  return fromIssues(readRelockParams(unlockAt, { lock, now }), 'unlockAt')
}
