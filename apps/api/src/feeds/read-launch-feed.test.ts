import { expect, it, vi } from 'vitest'
import { readLaunchFeed } from './read-launch-feed.ts'

const { readActs } = vi.hoisted(() => ({ readActs: vi.fn() }))
vi.mock('../stats/read-acts.ts', () => ({ readActs }))

const ACCOUNT = `0x${'b'.repeat(40)}`

it.each([
  ['token', 'tokenCreated', 'check its safety report first.', '请先查看安全报告。'],
  ['presale', 'presaleCreated', 'check its safety report first.', '请先查看安全报告。'],
  ['staking', 'poolCreated', 'check the contract first.', '请先核实合约。'],
  ['airdrop', 'airdropCreated', 'check the contract first.', '请先核实合约。'],
  ['nft', 'collectionCreated', 'check the contract first.', '请先核实合约。'],
])(
  'promises a safety report only where there is one: %s',
  async (feature, kind, english, chinese) => {
    const subject = `0x${'a'.repeat(40)}`
    const act = { feature, kind, subject, chainId: 56, account: ACCOUNT, createdAt: 0 }
    readActs.mockResolvedValue([{ ...act, subjectName: 'One', symbol: 'ONE', number: 1 }])
    const chains = [{ chainId: 56, name: 'BNB', shortname: 'bsc' }]
    const feedIn = (locale: 'en-US' | 'zh-CN') =>
      readLaunchFeed({} as never, { chainId: undefined, feature: undefined, search: '' }, {
        ...{ chains, locale, siteUrl: 'https://example.org' },
      } as never)
    expect(await feedIn('en-US')).toContain(english)
    expect(await feedIn('zh-CN')).toContain(chinese)
  },
)
