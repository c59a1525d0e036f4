import type { Address } from 'viem'
import * as z from 'zod'
import { tokenLimits } from '../token-limits.ts'
import type { IssueSink } from './issue-sink.ts'
import { readContractUri } from './read-contract-uri.ts'
import { readInviter, readReceiver } from './read-draft-addresses.ts'
import { readLimitedText } from './read-limited-text.ts'
import { type Minting, readMinting } from './read-minting.ts'
import { readSupply } from './read-supply.ts'

const text = () => z.string({ error: 'Input_Required' })
const optionalText = () => text().default('')

/** Template 1, the no-tax generic token (specification, section 9), as a form holds it: every number is a text. */
export const standardTokenInputSchema = z.object({
  templateId: z.literal(1),
  name: text(),
  symbol: text(),
  /** 0 to 18. */
  decimals: text(),
  /** Whole tokens. */
  totalSupply: text(),
  /** Who gets the whole supply; forms fill in the connected wallet. */
  receiver: text(),
  /** Link to the token's metadata (ERC-7572), https or ipfs; may be empty. */
  contractUri: optionalText(),
  mintable: z.boolean({ error: 'Input_Required' }).default(false),
  /** Empty while minting is off. */
  mintCooldownDays: optionalText(),
  /** Empty while minting is off. */
  mintMaxPercent: optionalText(),
  /** Who invited the creator; may be empty. */
  inviter: optionalText(),
})

/** What a form or a request holds for template 1. */
export type StandardTokenInput = z.input<typeof standardTokenInputSchema>

/** A well-formed draft of template 1, in the contract's own units. */
export interface StandardTokenDraft extends Minting {
  readonly templateId: 1
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly totalSupply: bigint
  readonly receiver: Address
  readonly contractUri: string
  /** The zero address when there is none. */
  readonly inviter: Address
}

/** Reads every field of template 1, reporting each fault with the contract's own error name. */
export function readStandardTokenDraft(
  input: z.output<typeof standardTokenInputSchema>,
  report: IssueSink,
): StandardTokenDraft {
  return {
    templateId: 1,
    name: readLimitedText(
      input.name,
      {
        field: 'name',
        maxBytes: tokenLimits.nameMaxBytes,
        emptyCode: 'Token_NameEmpty',
        tooLongCode: 'Token_NameTooLong',
      },
      report,
    ),
    symbol: readLimitedText(
      input.symbol,
      {
        field: 'symbol',
        maxBytes: tokenLimits.symbolMaxBytes,
        emptyCode: 'Token_SymbolEmpty',
        tooLongCode: 'Token_SymbolTooLong',
      },
      report,
    ),
    ...readSupply(input, report),
    receiver: readReceiver(input.receiver, report),
    contractUri: readContractUri(input.contractUri, report),
    ...readMinting(input, report),
    inviter: readInviter(input.inviter, report),
  }
}
