import { describe, expect, test } from 'vitest'
import { dueTests, filesOf } from './changed-features.ts'
import { features } from './features.ts'
import { isQuarantined, type Quarantined, quarantineProblems } from './quarantine.ts'
import { runLanes } from './run-lanes.ts'
import { withoutFiles } from './run-vitest.ts'
import { overShares, readShares, sharedStages, TOTALS, unmeasured } from './shares.ts'
import { type Failure, readForgeFailures, readLogFailure, summarize } from './summary.ts'
import { stagesOf } from './test-stages.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const one: Quarantined = {
  file: 'a.test.ts',
  test: 'opens',
  reason: 'unknown',
  expires: '2026-03-20',
}

describe('the quarantine', () => {
  test('is over the day after its day, and lasts 14 days at most', () => {
    expect(quarantineProblems([one], now)).toEqual([])
    expect(quarantineProblems([{ ...one, expires: '2026-03-10' }], now)).toEqual([])
    expect(quarantineProblems([{ ...one, expires: '2026-03-09' }], now)).toHaveLength(1)
    expect(quarantineProblems([{ ...one, expires: '2026-03-24' }], now)).toEqual([])
    expect(quarantineProblems([{ ...one, expires: '2026-03-26' }], now)).toHaveLength(1)
    expect(quarantineProblems([{ ...one, expires: 'soon' }], now)).toHaveLength(1)
  })

  test('holds ten tests at most, each by its name', () => {
    expect(
      quarantineProblems(
        Array.from({ length: 10 }, () => one),
        now,
      ),
    ).toEqual([])
    expect(
      quarantineProblems(
        Array.from({ length: 11 }, () => one),
        now,
      ),
    ).toHaveLength(1)
    expect(isQuarantined('a.test.ts', 'opens', [one])).toBe(true)
    expect(isQuarantined('a.test.ts', 'closes', [one])).toBe(false)
    expect(isQuarantined('b.test.ts', 'opens', [one])).toBe(false)
  })
})

describe('the end of a run', () => {
  const failure = (place: string, message: string): Failure => ({
    stage: 'browser',
    place,
    message,
    command: `alone ${place}`,
  })

  test('says the same failure once, with its first places and the command of one', () => {
    const many = ['a', 'b', 'c', 'd'].map((place, at) => failure(place, `timeout after ${at} ms`))
    expect(summarize([failure('z', 'another'), ...many])).toEqual([
      'browser: timeout after 0 ms (4×)',
      '    a',
      '    b',
      '    c',
      '    and 1 more',
      '    $ alone a',
      'browser: another',
      '    z',
      '    $ alone z',
    ])
  })

  test('stays below forty lines, and says how much is left', () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      failure(String(at), `kind ${String.fromCharCode(65 + at)}`),
    )
    const lines = summarize(many)
    expect(lines.length).toBeLessThan(40)
    expect(lines.at(-1)).toMatch(/^and \d+ more groups of failures/)
  })

  test('finds what Foundry says of a failed test, and its file', () => {
    const log = [
      'Ran 2 tests for test/lock/TokenLocker.t.sol:TokenLockerTest',
      '[PASS] test_Locks() (gas: 1)',
      '[FAIL: 1 != 2] test_Unlocks() (gas: 2)',
      'Encountered 1 failing test in test/lock/TokenLocker.t.sol:TokenLockerTest',
    ].join('\n')
    expect(readForgeFailures(log)).toEqual([
      {
        stage: 'contracts',
        place: 'test/lock/TokenLocker.t.sol: test_Unlocks',
        message: '1 != 2',
        command:
          'npm run forge -w contracts -- test --match-path test/lock/TokenLocker.t.sol --match-test test_Unlocks -vvv',
      },
    ])
  })

  test('takes the telling lines of a log, or its last ones', () => {
    const log = '$ tsc\nreading\na.ts(1,2): error TS1: no\ndone'
    expect(readLogFailure('types', log, 'tsc').map(({ message }) => message)).toEqual([
      'a.ts(1,2): error TS1: no',
    ])
    expect(readLogFailure('types', 'one\ntwo', 'tsc').map(({ message }) => message)).toEqual([
      'one',
      'two',
    ])
  })
})

describe('what runs', () => {
  test('of a feature is its own, at every level', () => {
    const stages = stagesOf({ full: true, features: ['lock'] })
    const words = (name: string) => stages.find((stage) => stage.name === name)?.commands[0] ?? []
    expect(words('unit')).toContain('/lock/')
    expect(words('integration')).toContain('/lock-certificate.integration.test.ts')
    expect(words('integration').join(' ')).not.toContain('presale')
    expect(words('browser').join(' ')).toContain('clock/life-of-a-lock')
    expect(stages.find(({ name }) => name === 'contracts')?.environment).toEqual({
      SLIPWAY_CONTRACT_FOLDERS: 'lock',
    })
  })

  test('as a whole is the services on servers too, divided like the rest; the gate does without', () => {
    const serversOf = (extent: Parameters<typeof stagesOf>[0]) =>
      stagesOf(extent).find(({ name }) => name === 'servers')
    const part = serversOf({ full: true, features: [], shard: '2/4' })
    expect(part?.environment).toEqual({ SLIPWAY_TEST_ENGINE: 'server' })
    expect(part?.commands.map((command) => command.includes('--shard=2/4'))).toEqual([false, true])
    expect(serversOf({ full: true, features: ['lock'] })).toBeUndefined()
    expect(serversOf({ full: false, features: [] })).toBeUndefined()
  })

  test('as a whole builds the documentation once; neither the gate nor a feature does', () => {
    const names = (extent: Parameters<typeof stagesOf>[0]) =>
      stagesOf(extent).map(({ name }) => name)
    expect(names({ full: true, features: [] })).toContain('docs')
    expect(names({ full: true, features: [], shard: '1/2' })).toContain('docs')
    expect(names({ full: true, features: [], shard: '2/2' })).not.toContain('docs')
    expect(names({ full: true, features: ['lock'] })).not.toContain('docs')
    expect(names({ full: false, features: [] })).not.toContain('docs')
  })

  test('waits for stages that come before, and refuses a list that says otherwise', async () => {
    for (const full of [false, true]) {
      const names = stagesOf({ full, features: [] }).map(({ name }) => name)
      expect(names).toEqual([...new Set(names)])
      expect(names[0]).toBe('generate')
    }
    const late = { name: 'late', lane: 'a', commands: [] }
    const early = { name: 'early', lane: 'b', commands: [], after: ['late'] }
    await expect(runLanes('.', [early, late], () => undefined)).rejects.toThrow(
      '“early” waits for “late”, which comes after it.',
    )
    const gate = stagesOf({ full: false, features: [] })
    for (const [index, { after = [] }] of gate.entries())
      expect(gate.slice(0, index).map(({ name }) => name)).toEqual(
        expect.arrayContaining([...after]),
      )
  })

  test('of a feature without a screen starts no browser', () => {
    const stages = stagesOf({ full: true, features: ['bot', 'cli'] })
    expect(stages.map(({ name }) => name)).not.toContain('browser')
  })

  test('a changed feature makes those of its integration tests due that the gate does not run anyway', () => {
    const paths = [
      'apps/api/test/locks.integration.test.ts',
      'apps/api/test/lock-plans.integration.test.ts',
      'apps/api/test/pools.integration.test.ts',
      'packages/sdk/src/lock/read-lock.ts',
      'packages/sdk/src/presale/read-lock.ts',
    ]
    expect(filesOf(features.lock, paths)).toEqual([
      'apps/api/test/lock-plans.integration.test.ts',
      'apps/api/test/locks.integration.test.ts',
      'packages/sdk/src/lock/read-lock.ts',
    ])
    expect(dueTests(features.lock, paths)).toEqual(['apps/api/test/lock-plans.integration.test.ts'])
  })

  test('a feature that takes more than its share of the gate is named', () => {
    const { lock, vip } = features
    const seconds = {
      'apps/e2e/src/lock/create-lock.journey.ts': 40,
      'apps/e2e/src/other.journey.ts': 90,
    }
    expect(overShares({ lock, vip }, 'browser', seconds)).toEqual(['lock 40 s of 30'])
  })
})

describe('a second try', () => {
  test('runs the files that failed, not what the first one asked for', () => {
    const asked = ['--project', 'integration*', 'airdrops.integration', '--passWithNoTests']
    expect(withoutFiles(asked)).toEqual(['--project', 'integration*', '--passWithNoTests'])
    expect(withoutFiles(['clock/mapping', '--testNamePattern', 'a title', '--shard=2/4'])).toEqual([
      '--testNamePattern',
      'a title',
    ])
    expect(withoutFiles(['clock/mapping', '--bail=1'])).toEqual(['--bail=1'])
  })
})

describe('the gate stays short', () => {
  test.each(sharedStages)('%s: no feature takes more than its share of what there is', (stage) => {
    const seconds = readShares()[stage]
    expect(unmeasured(stage, seconds), 'record them: node scripts/checks/shares.ts').toEqual([])
    expect(overShares(features, stage, seconds)).toEqual([])
    const total = Object.values(seconds).reduce((sum, own) => sum + own, 0)
    expect(total).toBeLessThanOrEqual(TOTALS[stage])
  })
})
