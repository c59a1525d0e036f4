import type { TokenDraftInput } from '@slipway/sdk/token/token-draft-schema'
import type { TokenDraftField } from '@slipway/sdk/token/types'

/** What a person types; `mintable` is the switch. */
export type TypedToken = Omit<TokenDraftInput, 'templateId' | 'receiver' | 'inviter'>

/** A field of the form that every template has and that is typed into. */
export type TextFieldName = Extract<
  TokenDraftField,
  | 'name'
  | 'symbol'
  | 'decimals'
  | 'totalSupply'
  | 'receiver'
  | 'contractUri'
  | 'mintCooldownDays'
  | 'mintMaxPercent'
  | 'inviter'
>
