import { chains, isEvmChain } from '@slipway/chains'
import { listContracts, planDeployment } from '@slipway/deployer/contracts/plan-deployment'
import { expect, test } from 'vitest'
import { findStaleReport } from './find-stale-report.ts'
import type { RehearsedNetwork } from './rehearse-network.ts'
import { renderRehearsal } from './render-rehearsal.ts'

const owner = '0x00000000000000000000000000000000000000aa'
const planned = listContracts(planDeployment(owner)).filter(({ exactCode }) => !exactCode)
const contracts = Object.fromEntries(
  planned.map(({ address }, at) => [
    `contract${at}`,
    { address, startBlock: 1, codeHash: '0x01' as const },
  ]),
)

/** The report of a rehearsal on all networks but some. */
function report(more: Partial<typeof contracts> = {}, without: readonly string[] = []): string {
  const deployment = { version: 'v1', contracts: { ...contracts, ...more } }
  const networks = chains
    .filter(isEvmChain)
    .filter(({ development, shortname }) => !development && !without.includes(shortname))
    .map(
      (chain): RehearsedNetwork => ({
        ...{ chain, hardfork: 'prague', transactions: 113, killedAfter: 10 },
        ...{ madeDeploymentProxy: false, neededBigBlocks: false, verified: 38, submitted: 38 },
        ...{
          gasUsed: 2n,
          gasCharged: 3n,
          deployment: deployment as RehearsedNetwork['deployment'],
        },
      }),
    )
  return renderRehearsal({ owner, networks })
}

test('a report of the present contracts on all networks has nothing against it', () => {
  expect(planned.length).toBeGreaterThan(30)
  expect(findStaleReport(report())).toEqual([])
})

test('a contract that was changed since stands elsewhere, and a network that came since is missing', () => {
  const elsewhere = '0x00000000000000000000000000000000000000bb'
  const changed = { address: elsewhere, startBlock: 1, codeHash: '0x01' } as const
  expect(findStaleReport(report({ contract0: changed }, ['bsc']))).toEqual([
    `${planned[0]?.title} would stand at ${planned[0]?.address}, which is not in the report.`,
    `Nothing would stand at ${elsewhere} (contract0).`,
    'BNB Smart Chain is not in the report.',
  ])
})

test('a page without an owner is no report', () => {
  expect(findStaleReport('# Rehearsal of the deployments')).toEqual(['The report names no owner.'])
})
