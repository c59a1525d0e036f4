import type { DecodedFailure } from '../../evm/decode-contract-error.ts'
import type { PoolDraftField } from '../pool-draft-schema.ts'
import type { PoolDraftIssue } from '../read-pool-draft.ts'

/** The field that a refusal of the factory is about, by its name without the factory's prefix. */
const fieldOf: Readonly<Record<string, PoolDraftField>> = {
  TokensAreSame: 'rewardToken',
  DepositTooSmall: 'rewardToken',
  TransferFailed: 'rewardToken',
  TransferFromFailed: 'rewardToken',
  NotPair: 'stakedToken',
  AdminZero: 'admin',
  EndTooEarly: 'endTime',
  EndTooLate: 'endTime',
  DeadlineOutOfRange: 'stakeDeadline',
  LockTooLong: 'lockLength',
  LimitIncomplete: 'limit',
  RebateTooHigh: 'invitePercent',
  TemplateUnknown: 'kind',
  TemplateDisabled: 'kind',
}

/** A refusal as an issue of the form; the numbers that a text can hold come along. */
export function issueOfFailure(
  { name, args }: DecodedFailure,
  { rewardToken, budget }: { readonly rewardToken: string; readonly budget: 'rate' | 'total' },
): PoolDraftIssue {
  const plain = Object.entries(args).filter((entry): entry is [string, bigint | number | string] =>
    ['bigint', 'number', 'string'].includes(typeof entry[1]),
  )
  const reason = name.slice(name.indexOf('_') + 1)
  const known: PoolDraftField | undefined = fieldOf[reason]
  if (known) return { field: known, code: name, args: Object.fromEntries(plain) }
  if (reason === 'RateOutOfRange')
    return { field: budget, code: name, args: Object.fromEntries(plain) }
  if (reason === 'NotToken') {
    const isReward = String(args.token).toLowerCase() === rewardToken.toLowerCase()
    const field = isReward ? 'rewardToken' : 'stakedToken'
    return { field, code: name, args: Object.fromEntries(plain) }
  }
  return { field: 'form', code: name, args: Object.fromEntries(plain) }
}
