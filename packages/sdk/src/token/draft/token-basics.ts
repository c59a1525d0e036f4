import type { Address } from 'viem'
import { flag, optionalText, text } from '../../shared/input-fields.ts'
import { readLimitedText } from '../../shared/read-limited-text.ts'
import { tokenLimits } from '../token-limits.ts'
import type { IssueCollector } from './issue-collector.ts'
import { readContractUri } from './read-contract-uri.ts'
import { readInviter, readReceiver } from './read-draft-addresses.ts'
import { type Minting, type MintingInput, readMinting } from './read-minting.ts'
import { readSupply } from './read-supply.ts'

/** What every template asks for, as a form holds it: every number is a text. */
export const tokenBasicsShape = {
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
  mintable: flag(false),
  /** Empty while minting is off. */
  mintCooldownDays: optionalText(),
  /** Empty while minting is off. */
  mintMaxPercent: optionalText(),
  /** Who invited the creator; may be empty. */
  inviter: optionalText(),
}

/** What every template asks for, as typed. */
export interface TokenBasicsInput extends MintingInput {
  readonly name: string
  readonly symbol: string
  readonly decimals: string
  readonly totalSupply: string
  readonly receiver: string
  readonly contractUri: string
  readonly inviter: string
}

/** What every template asks for, in the contract's own units. */
export interface TokenBasics extends Minting {
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

/** Reads what every template asks for, reporting each fault with the contract's own error name. */
export function readTokenBasics(input: TokenBasicsInput, report: IssueCollector): TokenBasics {
  return {
    name: readLimitedText(
      input.name,
      {
        field: 'name',
        maxBytes: tokenLimits.nameMaxBytes,
        emptyCode: 'Token_NameEmpty',
        tooLongCode: 'Token_NameTooLong',
        notPrintableCode: 'Token_NameNotPrintable',
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
        notPrintableCode: 'Token_SymbolNotPrintable',
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
