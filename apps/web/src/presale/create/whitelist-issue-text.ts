import type { WhitelistLineIssue } from '@slipway/sdk/whitelist/read-whitelist-text'
import { listLineText } from '../../list-file/list-line-text.ts'

/** Why a line of a list cannot be taken: "incorrect address format on line {x}" (specification section 5). */
export const lineText = (issue: WhitelistLineIssue): string => listLineText(issue)
