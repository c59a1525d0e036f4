import type { PoolKind } from '@slipway/sdk/platform/pool-kinds'
import type { LinkName } from '../../files/link-names.ts'

/** Entries that stay texts until the schema reads them. */
export type TextField =
  | 'stakedToken'
  | 'rewardToken'
  | 'rate'
  | 'total'
  | 'startTime'
  | 'endTime'
  | 'stakeDeadline'
  | 'limit'
  | 'limitLength'
  | 'lockLength'
  | 'invitePercent'
  | 'admin'
  | 'name'
  | 'rules'
  | LinkName

export type SwitchField = 'hasLimit' | 'hasInvites'

/** Pictures of the two tokens: where they are kept, and where this server shows them. */
type LogoField = 'stakedLogoUri' | 'stakedLogoUrl' | 'rewardLogoUri' | 'rewardLogoUrl'

export type LengthUnit = 'minutes' | 'hours' | 'days'

/** What the form holds. */
export interface PoolFormValues
  extends Record<TextField, string>,
    Record<SwitchField, boolean>,
    Record<LogoField, string> {
  /** Which of rate and total was typed; the other follows. */
  budget: 'rate' | 'total'
  start: 'now' | 'date'
  deadline: 'end' | 'date'
  limitUnit: LengthUnit
  lockUnit: LengthUnit
  /** What was read of the tokens, in whose units amounts are read; empty until it is known. */
  stakedKind: PoolKind | ''
  stakedSymbol: string
  stakedDecimals: number
  rewardSymbol: string
  rewardDecimals: number
}

/** Choices that decide what is shown. */
export type ChoiceField =
  | 'start'
  | 'deadline'
  | 'stakedKind'
  | 'stakedSymbol'
  | 'rewardSymbol'
  | 'hasLimit'
  | 'hasInvites'
  | 'stakedLogoUrl'
  | 'rewardLogoUrl'

/** True when there is something worth keeping. */
export function isStarted({ stakedToken, rewardToken, rate, total, name }: PoolFormValues) {
  return [stakedToken, rewardToken, rate, total, name].some((text) => text !== '')
}
