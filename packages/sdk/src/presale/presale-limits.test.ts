import { readStandardJson } from '@slipway/deployments/read-artifact'
import { expect, test } from 'vitest'
import { poolStatuses } from './pool-statuses.ts'
import { presaleLimits } from './presale-limits.ts'

/** The very sources from which the shipped bytecode is compiled. */
const sources: Record<string, { content: string }> = JSON.parse(
  readStandardJson('PresaleFactory'),
).sources

const units: Readonly<Record<string, bigint>> = {
  minutes: 60n,
  hours: 3_600n,
  days: 86_400n,
}

function constantOf(file: string, name: string, among = sources): bigint {
  const found = Object.entries(among).find(([path]) => path.endsWith(`/${file}.sol`))
  const match = new RegExp(`constant ${name} = ([^;]+);`).exec(found?.[1].content ?? '')
  if (!match?.[1]) throw new Error(`${file} has no constant ${name}`)
  const text = match[1].trim().replaceAll('_', '')
  const whole = /^type\(uint(\d+)\)\.max$/.exec(text)
  if (whole?.[1]) return 2n ** BigInt(whole[1]) - 1n
  const [count = '', unit = ''] = text.split(' ')
  return BigInt(count) * (units[unit] ?? 1n)
}

test.each([
  ['MIN_START_LEAD', presaleLimits.startLeadSeconds],
  ['MAX_END_AHEAD', presaleLimits.endAheadMaxSeconds],
  ['MIN_LOCK_TIME', presaleLimits.lockMinSeconds],
  ['MAX_LOCK_TIME', presaleLimits.lockMaxSeconds],
  ['MIN_LIQUIDITY_BPS', presaleLimits.liquidityMinBps],
  ['BPS', presaleLimits.liquidityMaxBps],
  ['BPS', presaleLimits.vestFirstMaxBps],
  ['BPS', presaleLimits.vestPercentMaxBps],
  ['MIN_VEST_CYCLE', presaleLimits.vestCycleMinSeconds],
  ['MAX_VEST_CYCLE', presaleLimits.vestCycleMaxSeconds],
  ['MAX_REPAIR_BPS', presaleLimits.repairMaxBps],
  ['MAX_TAX_BPS', presaleLimits.declaredTaxMaxBps],
  ['MAX_AMOUNT', presaleLimits.amountMax],
  ['MAX_RATE', presaleLimits.rateMax],
  ['MIN_FAIR_UNITS', presaleLimits.minFairTokenUnits],
  ['MAX_LIST', BigInt(presaleLimits.listMax)],
  ['MAX_INVITER_LEVELS', BigInt(presaleLimits.inviterLevelsMax)],
  ['EXIT_FEE_BPS', presaleLimits.exitFeeBps],
  ['EXIT_CLOSED', presaleLimits.exitClosedSeconds],
  ['OWNER_GRACE', presaleLimits.ownerGraceSeconds],
  ['LAPSE', presaleLimits.lapseSeconds],
])('%s is the same in contract and SDK', (name, value) => {
  expect(value).toBe(constantOf('PresaleLimits', name))
})

const adminSources: Record<string, { content: string }> = JSON.parse(
  readStandardJson('PresaleAdmin'),
).sources

test.each([
  ['MAX_PRIVATE_INVITER_BPS', presaleLimits.privateInviterMaxBps],
  ['MIN_NOTICE', presaleLimits.noticeMinSeconds],
])('%s of an owner’s acts is the same in contract and SDK', (name, value) => {
  expect(value).toBe(constantOf('PresaleLimits', name, adminSources))
})

test.each([
  ['MIN_LIQUIDITY', presaleLimits.poolLiquidityMin],
  ['MAX_LIQUIDITY', presaleLimits.poolLiquidityMax],
  ['MIN_SIDE', presaleLimits.poolSideMin],
])('%s of a pool is the same in contract and SDK', (name, value) => {
  expect(value).toBe(constantOf('ListingChecks', name))
})

test.each(Object.entries(poolStatuses))(
  '%s is the same number in contract and SDK',
  (name, value) => {
    expect(BigInt(value)).toBe(constantOf('PresaleState', name.toUpperCase(), adminSources))
  },
)

test('the specification’s own numbers', () => {
  expect(presaleLimits).toMatchObject({
    startLeadSeconds: 5n * 60n,
    lockMinSeconds: 5n * 60n,
    lockMaxSeconds: 100_000_000n * 60n,
    liquidityMinBps: 5_100n,
    softCapMinBps: 5_000n,
    exitFeeBps: 1_000n,
  })
})
