import { errorMessage, m, setLocale } from '@slipway/messages'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { afterEach, describe, expect, test } from 'vitest'
import { toLocalInput } from '../../form/local-time.ts'
import type { LockFormValues } from './lock-form-values.ts'
import { formErrors, listProblems, readDraft, standInDraft } from './read-draft.ts'
import { emptyLockForm } from './use-create-form-state.ts'

const DAY = 86_400
/** A whole minute: what the date fields hold. */
const now = 1_795_000_020
const at = (seconds: number) => toLocalInput(now + seconds)
const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asset = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const right: LockFormValues = {
  ...emptyLockForm,
  asset,
  assetKind: 'token',
  symbol: 'HBR',
  amount: '1000',
  unlockAt: at(180 * DAY),
}
const judge = (changes: Partial<LockFormValues>, who: string | undefined = owner) =>
  readDraft({ ...right, ...changes }, who, now)

afterEach(() => setLocale('en-US', { reload: false }))

/** Rules of specification section 5: the last entry that is refused, the first that is taken, field and code. */
const bounds: readonly [
  rule: string,
  refused: Partial<LockFormValues>,
  taken: Partial<LockFormValues>,
  field: string,
  code: string,
][] = [
  ['contract address format', { asset: '0x12' }, {}, 'asset', 'Input_AddressInvalid'],
  ['an address', { asset: '' }, {}, 'asset', 'Input_Required'],
  [
    'amount above 0',
    { amount: '0' },
    { amount: '0.000000000000000001' },
    'amount',
    'TokenLocker_AmountZero',
  ],
  ['an amount', { amount: '' }, {}, 'amount', 'Input_Required'],
  [
    'no more digits than the token has',
    { amount: '0.0000000000000000001' },
    { amount: '0.1' },
    'amount',
    'Input_TooManyDecimals',
  ],
  [
    'unlock at least 5 minutes ahead',
    { unlockAt: at(240) },
    { unlockAt: at(300) },
    'unlockAt',
    'TokenLocker_UnlockTooEarly',
  ],
  [
    'unlock at most 100000000 minutes ahead',
    { unlockAt: at(6_000_000_060) },
    { unlockAt: at(6_000_000_000) },
    'unlockAt',
    'TokenLocker_UnlockTooLate',
  ],
  [
    'the same of liquidity',
    { assetKind: 'pair', unlockAt: at(240) },
    { assetKind: 'pair', unlockAt: at(300) },
    'unlockAt',
    'LiquidityLocker_UnlockTooEarly',
  ],
  [
    'the same of an NFT',
    { assetKind: 'nft', nftId: '7', unlockAt: at(240) },
    { assetKind: 'nft', nftId: '7', unlockAt: at(300) },
    'unlockAt',
    'NftLocker_UnlockTooEarly',
  ],
  ['a date', { unlockAt: '' }, {}, 'unlockAt', 'Input_Required'],
  [
    'the number of an NFT',
    { assetKind: 'nft', nftId: '7a' },
    { assetKind: 'nft', nftId: '7' },
    'nftId',
    'Input_TokenIdInvalid',
  ],
  ['the address of an owner', { owner: '0x12' }, { owner }, 'owner', 'Input_AddressInvalid'],
  ['an owner who is not what is locked', { owner: asset }, { owner }, 'owner', 'Lock_OwnerIsAsset'],
  [
    'an owner with a key, where there is an end',
    { owner: '0x000000000000000000000000000000000000dEaD' },
    { owner: '0x000000000000000000000000000000000000dEaD', until: 'forever' },
    'owner',
    'Lock_OwnerBurns',
  ],
  [
    'an owner who is somebody',
    { owner: '0x0000000000000000000000000000000000000000' },
    { owner: '' },
    'owner',
    'TokenLocker_OwnerZero',
  ],
  [
    'a first part below all of it',
    { release: 'linear', firstPercent: '100' },
    { release: 'linear', firstPercent: '99.99' },
    'firstPercent',
    'TokenLocker_ScheduleUnusable',
  ],
  [
    'a first release before the end',
    { release: 'linear', cliffAt: at(180 * DAY) },
    { release: 'linear', cliffAt: at(179 * DAY) },
    'cliffAt',
    'TokenLocker_ScheduleUnusable',
  ],
  [
    'a first release at least 5 minutes ahead',
    { release: 'linear', cliffAt: at(240) },
    { release: 'linear', cliffAt: at(300) },
    'cliffAt',
    'TokenLocker_UnlockTooEarly',
  ],
  [
    'further parts that fit into what is left',
    { release: 'stepped', firstPercent: '10', cyclePercent: '90.01' },
    { release: 'stepped', firstPercent: '10', cyclePercent: '90' },
    'cyclePercent',
    'TokenLocker_ScheduleUnusable',
  ],
  [
    'a cycle that lasts',
    { release: 'stepped', cycleLength: '0' },
    { release: 'stepped', cycleLength: '1' },
    'cycleLength',
    'TokenLocker_ScheduleUnusable',
  ],
]

const scheduleTexts: Readonly<Record<string, () => string>> = {
  cliffAt: m.lock_schedule_cliff,
  firstPercent: m.lock_schedule_first,
  cycleLength: m.lock_schedule_cycle,
  cyclePercent: m.lock_schedule_each,
}

describe.each(['en-US', 'zh-CN'] as const)('the form of a lock in %s', (locale) => {
  test.each(bounds)('%s', (_rule, refused, taken, field, code) => {
    setLocale(locale, { reload: false })
    const reading = judge(refused)
    const issue = reading.issues.find((one) => one.field === field)
    expect(issue?.code).toBe(code)
    expect(reading.draft).toBeNull()
    const text = formErrors(reading, right)[field]
    if (code === 'TokenLocker_ScheduleUnusable') {
      // The contract has one error for the whole schedule; the field says what is wrong with it.
      expect(text).toBe(scheduleTexts[field]?.())
    } else {
      const token = { symbol: 'HBR', decimals: 18 }
      const nativeCurrency = { symbol: 'BNB', decimals: 18 }
      expect(text).toBe(errorMessage(code, issue?.args ?? {}, { token, nativeCurrency }))
    }
    expect(judge(taken).issues).toEqual([])
  })

  test('a fault of a list names its line', () => {
    setLocale(locale, { reload: false })
    const list = `${owner},10,forever\n0x12,10,forever\n${owner},0,forever`
    const reading = judge({ entry: 'list', list })
    expect(reading.list?.issues.map(({ line }) => line)).toEqual([2, 3])
    const errors = formErrors(reading, right)
    expect(errors.list).toBe(errorMessage('Input_AddressLineInvalid', { line: 2 }, { locale }))
    const zero = judge({ entry: 'list', list: `${owner},10,forever\n${owner},0,forever` })
    const text = errorMessage('TokenLocker_AmountZero', {}, { locale })
    expect(formErrors(zero, right).list).toBe(m.listfile_line({ line: '2', text }))
  })
})

test('the specified message of a wrong line stands as it is specified', () => {
  const reading = judge({ entry: 'list', list: `${owner},10,forever\n0x12,10,forever` })
  expect(formErrors(reading, right).list).toBe('incorrect address format on line 2')
})

test('an even release is kept to the end, steps say themselves when that is', () => {
  const linear = judge({ release: 'linear', cliffAt: at(10 * DAY), firstPercent: '10' }).draft
  expect(linear).toMatchObject({
    locker: 'token',
    unlockAt: BigInt(now + 180 * DAY),
    schedule: { cliffAt: now + 10 * DAY, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 },
  })
  const stepped = judge({ release: 'stepped', cliffAt: at(10 * DAY), unlockAt: '' }).draft
  expect(stepped).toMatchObject({
    unlockAt: BigInt(now + 190 * DAY),
    schedule: { firstBps: 1_000, cycleSeconds: 30 * DAY, cycleBps: 1_500 },
  })
})

test('what never ends has no release and does not move', () => {
  const { draft } = judge({ until: 'forever', release: 'stepped', isMigratable: true })
  expect(draft).toMatchObject({ unlockAt: lockForever, isMigratable: false })
  expect(draft).not.toHaveProperty('schedule')
})

test('liquidity goes to its own locker, an NFT to its own', () => {
  expect(judge({ assetKind: 'pair' }).draft?.locker).toBe('liquidity')
  expect(judge({ assetKind: 'pair', release: 'linear' }).draft?.locker).toBe('token')
  expect(judge({ assetKind: 'nft', nftId: '7', release: 'linear' }).draft).toEqual({
    locker: 'nft',
    asset,
    owner,
    nftId: 7n,
    unlockAt: BigInt(now + 180 * DAY),
  })
})

test('tokens of ours never count in shares', () => {
  expect(judge({ isRebasing: true }).draft).toMatchObject({ isRebasing: true })
  expect(judge({ isRebasing: true, templateId: 2 }).draft).toMatchObject({ isRebasing: false })
  const list = `${owner},10,forever`
  const ours = judge({ entry: 'list', list, isRebasing: true, templateId: 2 }).draft
  expect(ours).toMatchObject({ locker: 'list', isRebasing: false })
})

test('the wallet owns the lock unless another is named, and nobody else signs for it', () => {
  expect(judge({}).draft).toMatchObject({ owner })
  const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  expect(judge({ owner: other }).draft).toMatchObject({ owner: other })
})

test('times are drawn though the amount is still missing', () => {
  const { draft, terms } = judge({ amount: '', release: 'linear', cliffAt: at(DAY) })
  expect(draft).toBeNull()
  expect(terms).toMatchObject({ unlockAt: now + 180 * DAY, schedule: { cliffAt: now + DAY } })
})

test('a list of every way in which a lock can end', () => {
  const list = [
    'owner,amount,unlockAt,cliffAt,firstPercent,cycle,cyclePercent',
    `${owner},1000,2027-06-30,,,,`,
    `${asset},5,2027-06-30,2027-01-01,10,,`,
    `${owner},5,,2027-01-01,10,30d,15`,
    `${owner},1,forever`,
  ].join('\n')
  const reading = judge({ entry: 'list', list })
  expect(reading.issues).toEqual([])
  expect(reading.list).toMatchObject({ total: 1_011n * 10n ** 18n, ownerCount: 2 })
  expect(reading.draft).toMatchObject({ locker: 'list', isMigratable: false })
})

test('the summary follows the order of the form', () => {
  const errors = formErrors(judge({ amount: '', owner: '0x', unlockAt: '' }), right)
  expect(listProblems(errors).map(({ field }) => field)).toEqual(['amount', 'unlockAt', 'owner'])
})

describe('everything that is wrong is said at once', () => {
  const fields = (changes: Partial<LockFormValues>) =>
    judge(changes).issues.map(({ field }) => field)

  test('of every field, whatever the others say', () => {
    const wrong = { amount: '0', owner: '0x12', unlockAt: at(60) }
    expect(fields(wrong).toSorted()).toEqual(['amount', 'owner', 'unlockAt'])
  })

  test('of an end that is too early, though the release cannot be read', () => {
    expect(fields({ release: 'linear', firstPercent: 'x', unlockAt: at(60) }).toSorted()).toEqual([
      'firstPercent',
      'unlockAt',
    ])
  })

  test('of each part of a release', () => {
    const wrong = { firstPercent: '100', cycleLength: '0', cyclePercent: '0', cliffAt: at(60) }
    expect(fields({ release: 'stepped', ...wrong }).toSorted()).toEqual([
      'cliffAt',
      'cycleLength',
      'cyclePercent',
      'firstPercent',
    ])
  })
})

describe('what the network is asked of, though the form is not right yet', () => {
  const standIn = (changes: Partial<LockFormValues>) =>
    standInDraft({ ...right, ...changes }, judge(changes).issues, owner, now)

  test('has right entries in place of the wrong ones, and keeps the others', () => {
    expect(standIn({ unlockAt: at(60), amount: '12' })).toMatchObject({
      amount: 12n * 10n ** 18n,
      unlockAt: BigInt(now + 180 * DAY),
    })
    expect(standIn({ amount: '', owner: '0x12' })).toMatchObject({ owner, amount: 10n ** 18n })
  })

  test('is nothing where the asset or the NFT is what is wrong, or a list', () => {
    expect(standIn({ asset: '0x12' })).toBeNull()
    expect(standIn({ assetKind: 'nft', nftId: 'x' })).toBeNull()
    expect(standIn({ entry: 'list', list: 'x' })).toBeNull()
  })
})
