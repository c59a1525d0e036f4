import { getEvmChain } from '@slipway/chains'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { findRehearsalFaults } from './find-rehearsal-faults.ts'
import type { RehearsedNetwork } from './rehearse-network.ts'
import { renderRehearsal } from './render-rehearsal.ts'

const owner = '0x00000000000000000000000000000000000000aa'

function network(
  shortname: string,
  address: Address,
  more: Partial<RehearsedNetwork> = {},
  codeHash: Hex = '0x01',
): RehearsedNetwork {
  const vip = { address, startBlock: 1, codeHash }
  return {
    ...{ chain: getEvmChain(shortname), hardfork: 'prague', transactions: 113, killedAfter: 10 },
    ...{ madeDeploymentProxy: false, neededBigBlocks: false, verified: 38, submitted: 38 },
    ...{ gasUsed: 2_000_000_000n, gasCharged: 3_000_000_000n },
    deployment: { version: 'v1', contracts: { vip } },
    ...more,
  }
}

test('the same addresses and every source verified: nothing to say', () => {
  const networks = [network('bsc', '0x01'), network('arb', '0x01')]
  expect(findRehearsalFaults({ owner, networks })).toEqual([])
})

test('another address, a source that was not verified, and none at all are named', () => {
  const networks = [
    network('bsc', '0x01'),
    network('arb', '0x02'),
    network('eth', '0x01', { verified: 37 }),
    network('base', '0x01', { verified: 0, submitted: 0 }),
  ]
  expect(findRehearsalFaults({ owner, networks })).toEqual([
    'The addresses on Arbitrum One are not those on BNB Smart Chain.',
    'On Ethereum 37 of 38 sources were verified.',
    'On Base 0 of 0 sources were verified.',
  ])
  expect(findRehearsalFaults({ owner, networks: [] })).toHaveLength(1)
})

test('the report says what was met, what it costs and what is not alike', () => {
  const networks = [
    network('hyperevm', '0x01', { neededBigBlocks: true, madeDeploymentProxy: true }),
    network('bsc', '0x01', {}, '0x02'),
  ]
  const page = renderRehearsal({ owner, networks })
  expect(page).toContain(
    '| HyperEVM | 999 | prague | refused until large blocks were chosen, deployment proxy created first | 113 | 10 | 2000000000 | 3000000000 | 3 HYPE | 38 of 38 |',
  )
  expect(page).toContain('Fees beside the gas are not in it')
  expect(page).toContain('`npm run deploy -- --dry-run`')
  expect(page).toContain('| vip | `0x01` | 2 different ones')
})
