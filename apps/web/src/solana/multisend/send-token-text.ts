import { m } from '@slipway/messages'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'
import { tokenTitle } from '../network/token-name.ts'

/** What a token is called, or of which program it is where it has no name of its own. */
export function sendTokenText(token: SendToken): string {
  const { decimals, program } = token
  const title = tokenTitle(token)
  if (title !== '') return title
  return program === firstTokenProgram
    ? m.solana_send_token_unnamed({ decimals })
    : m.solana_send_token_unnamed_2022({ decimals })
}
