import { afterAll, beforeAll, describe, test } from 'vitest'
import { creatorTable } from './creator-table.ts'
import { inviterTable } from './inviter-table.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { openEvmPresale } from './open-evm-presale.ts'
import { openSolanaPresale } from './open-solana-presale.ts'
import { presaleTable } from './presale-table.ts'
import { runTable } from './run-table.ts'

const scenarios = [...presaleTable, ...inviterTable, ...creatorTable]
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
