import type { PoolKind } from '@slipway/sdk/platform/pool-kinds'
import type { PoolDraftTexts } from '@slipway/sdk/staking/pool-draft-schema'
import { readLocalInput } from '../../form/local-time.ts'
import type { PoolFormValues } from './pool-form-values.ts'

/** A moment as the schema takes it; what no input can hold stays as it is, to be refused there. */
const momentText = (text: string) => {
  const seconds = readLocalInput(text)
  return seconds === undefined ? text : String(seconds)
}

/** A date that was chosen and not filled in is missing; one that was not chosen has its own meaning. */
const chosenMoment = (text: string) => (text.trim() === '' ? '?' : momentText(text))

/**
 * The form's values as the schema of form, SDK and API takes them.
 * @param admin who manages the pool where the form names nobody
 */
export function toPoolTexts(values: PoolFormValues, kind: PoolKind, admin: string): PoolDraftTexts {
  return {
    kind,
    stakedToken: values.stakedToken,
    rewardToken: values.rewardToken,
    budget: values.budget,
    rate: values.rate,
    total: values.total,
    startTime: values.start === 'now' ? '' : chosenMoment(values.startTime),
    endTime: momentText(values.endTime),
    stakeDeadline: values.deadline === 'end' ? '' : chosenMoment(values.stakeDeadline),
    hasLimit: values.hasLimit,
    limit: values.limit,
    limitLength: values.limitLength,
    limitUnit: values.limitUnit,
    lockLength: values.lockLength,
    lockUnit: values.lockUnit,
    hasInvites: values.hasInvites,
    invitePercent: values.invitePercent,
    admin: values.admin.trim() === '' ? admin : values.admin,
  }
}
