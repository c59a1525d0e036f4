import { formatInteger, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { amountOf } from '../lock/lock-texts.ts'
import { coveringOf } from './covering-of.ts'
import type { ListState } from './use-list-session.ts'

/** What a list is judged by. */
interface ListJudged {
  readonly list: ListState
  readonly token: LockToken
  /** Base units in the creator's account. */
  readonly held: bigint
  /** Whether its file is kept: by the platform, or by its maker. */
  readonly isKept: boolean
}

/** Why no airdrop can be made of a list, and whether that is mended at the list itself or at its file. */
export interface ListProblem {
  readonly at: 'list' | 'file'
  readonly text: string
}

function wrongText({ list, token, held }: ListJudged): string | undefined {
  if (list.state !== 'read') return m.airdrop_list_missing()
  const { count, issueCount, total } = list.summary
  if (issueCount > 0)
    return m.airdrop_list_faulty({ count: issueCount, shown: formatInteger(issueCount) })
  if (count === 0) return m.airdrop_list_missing()
  const needed = coveringOf(token, total)
  if (needed > held)
    return m.solana_send_token_short({
      needed: amountOf(token, needed),
      balance: amountOf(token, held),
      missing: amountOf(token, needed - held),
    })
  return undefined
}

/** Undefined where an airdrop can be made of a list. */
export function listProblem(judged: ListJudged): ListProblem | undefined {
  const text = wrongText(judged)
  if (text !== undefined) return { at: 'list', text }
  return judged.isKept ? undefined : { at: 'file', text: m.solana_airdrop_save_first() }
}
