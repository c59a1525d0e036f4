import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creatorTable } from './creator-table.ts'
import { fairTable } from './fair-table.ts'
import { inviterTable } from './inviter-table.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { openEvmPresale } from './open-evm-presale.ts'
import { openSolanaPresale } from './open-solana-presale.ts'
import {
  evmPresalesAlone,
  presalesTestedApart,
  presaleTests,
  presaleTrees,
  solanaPresalesAlone,
} from './presale-lists.ts'
import { presaleTable } from './presale-table.ts'
import { readTitles, readTree } from './read-scenarios.ts'
import { runTable } from './run-table.ts'

const scenarios = [...presaleTable, ...fairTable, ...inviterTable, ...creatorTable]
let platform: LocalPlatform

describe('by the program of Solana, a presale', () => {
  test.each(scenarios)('$name', async (scenario) => {
    await runTable(scenario, await openSolanaPresale(scenario))
  })
})

describe('by the contracts of EVM networks, a presale', () => {
  beforeAll(async () => {
    platform = await startLocalPlatform(18_735)
  })
  afterAll(() => platform.node.stop())

  test.each(scenarios)('$name', async (scenario) => {
    await runTable(scenario, await openEvmPresale(platform, scenario))
  })
})

test('every scenario of the contracts is one of the table, is tested beside it, or says why it is none', () => {
  const shared = new Set(scenarios.flatMap(({ from }) => from))
  const others = [presalesTestedApart, evmPresalesAlone].flatMap((list) => Object.keys(list))
  const said = [...shared, ...others].sort()
  expect(said).toEqual(presaleTrees.flatMap((tree) => readTree(tree)).sort())
})

test('what is tested beside the table is tested where the lists say', () => {
  const said = [...Object.values(presalesTestedApart), ...Object.keys(solanaPresalesAlone)]
  expect(readTitles(presaleTests)).toEqual(expect.arrayContaining(said))
})
