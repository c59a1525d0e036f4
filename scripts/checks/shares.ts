// `node scripts/checks/shares.ts`: records what the tests of the gate took in the last run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Feature } from './feature.ts'
import { type FeatureName, features } from './features.ts'
import { reportPath, type TestReport } from './run-vitest.ts'

export const sharedStages = ['integration', 'browser'] as const
export type SharedStage = (typeof sharedStages)[number]

/** Seconds that a feature may take in the gate, of test time. */
export const SHARES: Readonly<Record<SharedStage, number>> = { integration: 5, browser: 12 }

/** What was in the gate before there were shares, and what carries more than one feature. */
const LARGER: Readonly<Partial<Record<FeatureName, Partial<Record<SharedStage, number>>>>> = {
  token: { integration: 20, browser: 28 },
  launch: { browser: 25 },
  presale: { integration: 40, browser: 85 },
  lock: { integration: 20, browser: 30 },
  repair: { integration: 25 },
  staking: { integration: 12, browser: 20 },
  airdrop: { integration: 30, browser: 25 },
  nft: { integration: 30, browser: 50 },
  vip: { integration: 10 },
  accounts: { integration: 40, browser: 25 },
  badges: { integration: 20 },
  overview: { integration: 40 },
  tools: { browser: 26 },
  shell: { integration: 10, browser: 170 },
  stack: { integration: 40 },
}

/** Seconds of test time that all of them may take together; two run at a time. */
export const TOTALS: Readonly<Record<SharedStage, number>> = { integration: 320, browser: 480 }

type Seconds = Readonly<Record<string, number>>

const record = join(dirname(fileURLToPath(import.meta.url)), 'shares.json')

/** What was measured last on quiet cores, by stage and path of the test file. */
export const readShares = (): Readonly<Record<SharedStage, Seconds>> =>
  JSON.parse(readFileSync(record, 'utf8'))

/** What a feature may take of a stage. */
export const shareOf = (name: string, stage: SharedStage): number =>
  LARGER[name as FeatureName]?.[stage] ?? SHARES[stage]

/** How the paths of a feature's tests in the gate end. */
const endingsOf = ({ gate }: Feature, stage: SharedStage): string[] =>
  stage === 'browser'
    ? gate.journeys.map((path) => `/${path}.journey.ts`)
    : gate.integration.map((path) => `/${path}.integration.test.ts`)

/** Tests in the gate that nobody has measured: their paths' endings. */
export const unmeasured = (stage: SharedStage, seconds: Seconds): string[] =>
  Object.values<Feature>(features)
    .flatMap((feature) => endingsOf(feature, stage))
    .filter((ending) => !Object.keys(seconds).some((file) => file.endsWith(ending)))

/**
 * Features whose tests in the gate take more than their share, in the order of how much they take.
 * @param seconds by path of the test file
 */
export function overShares(
  map: Readonly<Record<string, Feature>>,
  stage: SharedStage,
  seconds: Seconds,
): string[] {
  const sums = Object.entries(map).map(([name, feature]) => {
    const endings = endingsOf(feature, stage)
    const sum = Object.entries(seconds)
      .filter(([file]) => endings.some((ending) => file.endsWith(ending)))
      .reduce((total, [, own]) => total + own, 0)
    return { name, sum: Math.round(sum), share: shareOf(name, stage) }
  })
  return sums
    .filter(({ sum, share }) => sum > share)
    .sort((a, b) => b.sum - a.sum)
    .map(({ name, sum, share }) => `${name} ${sum} s of ${share}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const measured = sharedStages.map((stage) => {
    if (!existsSync(reportPath(stage))) return [stage, readShares()[stage]]
    const { seconds } = JSON.parse(readFileSync(reportPath(stage), 'utf8')) as TestReport
    return [stage, Object.fromEntries(Object.entries(seconds).sort(([a], [b]) => (a < b ? -1 : 1)))]
  })
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(measured), undefined, 2)}\n`)
}
