import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import type { FlowPlan } from '../../transaction/flow-plan.ts'

/** What every form of the console is given. */
export interface ConsoleAct {
  token: Token
  account: Address
  /** Unix seconds by the chain. */
  now: number
  /** Opens the review of an action. */
  open: <Input>(plan: FlowPlan<Input>) => void
  /** Text of the action that was just done, by its kind or by the id of its form. */
  doneOf: (...ids: readonly string[]) => string | null
  clearDone: () => void
}
