import { errorMessage } from '@slipway/messages'
import type { WhitelistLineIssue } from '@slipway/sdk/whitelist/read-whitelist-text'

/** Why a line of a list cannot be taken: "incorrect address format on line {x}" (specification section 5). */
export function lineText({ code, args }: Pick<WhitelistLineIssue, 'code' | 'args'>): string {
  return errorMessage(code, args)
}
