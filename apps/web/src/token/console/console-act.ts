import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import type { FormContext } from '../../action/form-context.ts'

/** What every form of the console is given. */
export interface ConsoleAct extends FormContext {
  token: Token
  account: Address
  /** Unix seconds by the chain. */
  now: number
}
