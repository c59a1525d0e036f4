import { setLocale } from '@slipway/messages'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { readNftList } from '@slipway/sdk/airdrop/multisend/read-nft-list'
import { createListReader } from '@slipway/sdk/airdrop/recipients/create-list-reader'
import { readLockList } from '@slipway/sdk/lock/read-lock-list'
import { readSolanaList } from '@slipway/sdk/solana/multisend/read-solana-list'
import { afterEach, expect, test } from 'vitest'
import { listLineText } from './list-line-text.ts'

const now = 1_800_000_000
const wallet = `0x${'11'.repeat(20)}`
const solanaWallet = '9C6hybhQ6Aycep9jaUnP6uL9ZYvDjUp1aSkFWPUFJtpj'
const mint = 'So11111111111111111111111111111111111111112' as never

afterEach(() => setLocale('en-US', { reload: false }))

async function payIssues(text: string) {
  const reader = createListReader({ decimals: 18, keccak: await loadKeccak() })
  reader.read(text)
  return reader.finish().issues
}

test.each([
  ['payments', () => payIssues(`${wallet},`), 'Amount', '数量'],
  ['NFTs', () => readNftList(`${wallet},`).issues, 'Number of the NFT', 'NFT 编号'],
  [
    'payments on Solana',
    () => readSolanaList(`${solanaWallet},`, { mint, decimals: 6 }).issues,
    'Amount',
    '数量',
  ],
  [
    'locks without a time',
    () => readLockList(`${wallet},1,`, { now, decimals: 18 }).issues,
    'Unlock time',
    '解锁时间',
  ],
])('an empty cell of a list of %s is named by its column', async (_, read, english, chinese) => {
  const [issue] = await read()
  if (!issue) throw new Error('Nothing was refused.')
  expect(listLineText(issue)).toBe(`Line 1: “${english}” is missing.`)
  setLocale('zh-CN', { reload: false })
  expect(listLineText(issue)).toBe(`第 1 行：缺少“${chinese}”。`)
})
