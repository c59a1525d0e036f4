import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage, isErrorCode } from '@slipway/messages'
import { expect, test } from 'vitest'

const sourceFolder = join(import.meta.dirname, '..', 'src')
const codeShape =
  /'((?:Token|TokenFactory|Presale|PresaleFactory|StakingPool|Vip|Factory|Inviter|Whitelist|WhitelistMarket|LiquidityLocker|TokenLocker|NftLocker|Lock|StakingPool|TokenPool|NftPool|PoolFactory|Airdrop|TokenMapping|AirdropFactory|Multisend|PayList|NftSale|NftSaleFactory|LaunchPad|OpeningVault|Venue|Trade|Liquidity|Native|Input|Rpc|Chain|Wallet|Balance|Deployment|Transaction|Contract)_[A-Za-z]+)'/g

/** Every error code that a source of the SDK can hand out. */
const codes = new Set(
  readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(sourceFolder, file), 'utf8').matchAll(codeShape)])
    .map((match) => match[1] ?? ''),
)

test('the SDK has codes', () => {
  expect(codes.size).toBeGreaterThan(30)
})

test.each([...codes])('%s has a text in both languages', (code) => {
  expect(isErrorCode(code)).toBe(true)
  const english = errorMessage(code, {}, { locale: 'en-US', timeZone: 'UTC' })
  const chinese = errorMessage(code, {}, { locale: 'zh-CN', timeZone: 'UTC' })
  expect(english).not.toBe(chinese)
})
