import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import type { FormAct } from '../../action/form-act.ts'

/** What every form of the console is given. */
export interface ConsoleAct extends FormAct {
  token: Token
  account: Address
  /** Unix seconds by the chain. */
  now: number
}
