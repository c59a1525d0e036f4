import { expect, test } from 'vitest'
import { payList } from './pay-list.ts'
import {
  type Allocation,
  emptyAllocation,
  emptyPlan,
  isStarted,
  type Plan,
  planLimits,
} from './plan.ts'
import { PlanFileInvalid, readPlanFile, writePlanCsv, writePlanJson } from './plan-files.ts'
import { planPoints } from './plan-forecast.ts'
import { readPlan } from './read-plan.ts'

const receiver = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const allocation = (name: string, percent: string, more: Partial<Allocation> = {}): Allocation => ({
  ...{ ...emptyAllocation('team'), id: name, name, percent, ...more },
})
const plan = (...allocations: Allocation[]): Plan => ({ token: '', supply: '1000', allocations })
const withoutIds = ({ allocations, ...rest }: Plan) => ({
  ...{ ...rest, allocations: allocations.map(({ id: _, ...one }) => one) },
})

test('a plan is whole when its allocations are exactly all of the supply', () => {
  expect(readPlan(plan(allocation('a', '33.33'), allocation('b', '66.67'))).isWhole).toBe(true)
  const less = readPlan(plan(allocation('a', '33.33'), allocation('b', '66.66')))
  expect([less.sumBps, less.isWhole]).toEqual([9_999, false])
  const more = readPlan(plan(allocation('a', '50'), allocation('b', '50.01')))
  expect([more.sumBps, more.isWhole]).toEqual([10_001, false])
})

test.each(['0', '100.01', '1.234', '-5', '1e2', ''])('a share of %j is refused', (percent) => {
  const { issues, isWhole } = readPlan(plan(allocation('a', percent)))
  expect(issues.allocations.get('a')).toEqual({ percent: 'percentWrong' })
  expect(isWhole).toBe(false)
})

test('each entry that cannot stay so is named, and of two of one name the later one', () => {
  const days = { cliffDays: '3651', vestingDays: '1.5', receiver: '0x12' }
  const rows = [allocation('Team', '50'), allocation('x', '50', { name: ' team ', ...days })]
  const { issues } = readPlan({ token: '0xabc', supply: '0', allocations: rows })
  expect(issues.token).toBe('tokenWrong')
  expect(issues.supply).toBe('supplyWrong')
  expect([...issues.allocations]).toEqual([
    [
      'x',
      {
        name: 'nameTwice',
        cliffDays: 'daysWrong',
        vestingDays: 'daysWrong',
        receiver: 'receiverWrong',
      },
    ],
  ])
})

test('nothing comes free before a cliff, then all of it evenly, and in the end everything', () => {
  const rows = [
    allocation('a', '40'),
    allocation('b', '60', { cliffDays: '100', vestingDays: '200' }),
  ]
  const points = planPoints(readPlan(plan(...rows)).allocations)
  const on = (day: number) => points.find((point) => point.day === day)?.freeBps
  expect([on(0), on(99), on(100), on(200), on(300)]).toEqual([4_000, 4_000, 4_000, 7_000, 10_000])
})

test('a plan comes back from its files as it was', () => {
  const whole = plan(
    allocation('Team, "early"', '12.5', { cliffDays: '365', vestingDays: '730', receiver }),
    allocation('=Presale', '87.5', { use: 'presale' }),
  )
  const other = { ...emptyPlan(), supply: '1000' }
  expect(withoutIds(readPlanFile(writePlanJson(whole), emptyPlan()))).toEqual(withoutIds(whole))
  expect(withoutIds(readPlanFile(writePlanCsv(whole), other))).toEqual(withoutIds(whole))
})

test.each(['', '{', '{"allocations":[]}', 'address,amount\n0x1,2', 'name,percent'])(
  'a file of %j is no plan',
  (text) => {
    expect(() => readPlanFile(text, emptyPlan())).toThrow(PlanFileInvalid)
  },
)

test('a file with more allocations than a plan has is refused as a whole', () => {
  const rows = Array.from({ length: planLimits.allocations + 1 }, (_, index) =>
    allocation(`p${index}`, '1'),
  )
  expect(() => readPlanFile(writePlanCsv(plan(...rows)), emptyPlan())).toThrow(PlanFileInvalid)
})

test('what somebody gets at once is a list of payments; what comes free later is not in it', () => {
  const now = allocation('a', '12.5', { receiver })
  const later = allocation('b', '50', { receiver, cliffDays: '1' })
  const rows = plan(now, later, allocation('c', '37.5'))
  expect(payList(rows, readPlan(rows))).toBe(`address,amount\r\n${receiver},125\r\n`)
  const nobody = plan(later)
  expect(payList(nobody, readPlan(nobody))).toBeUndefined()
  expect(payList({ ...rows, supply: '' }, readPlan({ ...rows, supply: '' }))).toBeUndefined()
})

test('a draft is kept once anything was typed', () => {
  expect(isStarted(emptyPlan())).toBe(false)
  expect(isStarted({ ...emptyPlan(), supply: '1' })).toBe(true)
  expect(isStarted({ ...emptyPlan(), allocations: [] })).toBe(true)
})
