// Every bound that the guide gives its readers is the one that the code holds: a changed constant wants a changed page.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { guideLocales } from '../../docs/site/site-pages.ts'
import { chains, getEvmChain, platformFeeWeiOf } from '../../packages/chains/src/index.ts'
import { accountLimits } from '../../packages/sdk/src/accounts/account-limits.ts'
import { claimsLimits } from '../../packages/sdk/src/airdrop/claims/claims-limits.ts'
import { mappingLimits } from '../../packages/sdk/src/airdrop/mapping/mapping-limits.ts'
import { multisendLimits } from '../../packages/sdk/src/airdrop/multisend/multisend-limits.ts'
import { recipientLimits } from '../../packages/sdk/src/airdrop/recipients/recipient-limits.ts'
import { badgeLimits } from '../../packages/sdk/src/badges/badge-limits.ts'
import { lockLimits } from '../../packages/sdk/src/lock/lock-limits.ts'
import { allowListMax } from '../../packages/sdk/src/nft/allow-list.ts'
import { nftLimits } from '../../packages/sdk/src/nft/create/nft-limits.ts'
import { templateIds } from '../../packages/sdk/src/platform/template-id.ts'
import { repairLimits } from '../../packages/sdk/src/pool-repair/repair-limits.ts'
import { presaleLimits } from '../../packages/sdk/src/presale/presale-limits.ts'
import { freeLiquidityBps } from '../../packages/sdk/src/shared/free-liquidity-bps.ts'
import { signLimits } from '../../packages/sdk/src/signing/sign-limits.ts'
import { solanaAirdropLimits } from '../../packages/sdk/src/solana/airdrop/solana-airdrop-limits.ts'
import { solanaLockLimits } from '../../packages/sdk/src/solana/lock/solana-lock-limits.ts'
import { sendLimits } from '../../packages/sdk/src/solana/multisend/send-limits.ts'
import { solanaNftLimits } from '../../packages/sdk/src/solana/nft/solana-nft-limits.ts'
import { solanaPresaleLimits } from '../../packages/sdk/src/solana/presale/solana-presale-limits.ts'
import { solanaTokenLimits } from '../../packages/sdk/src/solana/solana-token-limits.ts'
import { solanaPoolLimits } from '../../packages/sdk/src/solana/staking/solana-pool-limits.ts'
import { poolLimits } from '../../packages/sdk/src/staking/pool-limits.ts'
import { tokenLimits } from '../../packages/sdk/src/token/token-limits.ts'
import { tradeLimits } from '../../packages/sdk/src/trade/trade-limits.ts'
import { vipLimits } from '../../packages/sdk/src/vip/vip-limits.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Count = number | bigint
/** What a figure is said with, in each language. */
type Said = { readonly en: string; readonly zh: string }
const many = (count: Count) => Number(count).toLocaleString('en-US')
const counted = (count: Count, one: string, more: string, zh: string): Said => ({
  en: `${many(count)} ${Number(count) === 1 ? one : more}`,
  zh: `${many(count)} ${zh}`,
})
const alike = (text: string): Said => ({ en: text, zh: text })
const plain = (count: Count) => alike(many(count))
const percent = (bps: Count) => alike(`${many(Number(bps) / 100)}%`)
const minutes = (seconds: Count) => counted(Number(seconds) / 60, 'minute', 'minutes', '分钟')
const hours = (seconds: Count) => counted(Number(seconds) / 3_600, 'hour', 'hours', '小时')
const days = (seconds: Count) => counted(Number(seconds) / 86_400, 'day', 'days', '天')
const bytes = (count: Count) => ({ en: many(count), zh: `${many(count)} 字节` })
const levels = (count: Count) => counted(count, 'level', 'levels', '级')
/** With words around it, where the page has the same figure for something else. */
const within = ({ en, zh }: Said, inEnglish: string, inChinese: string): Said => ({
  en: inEnglish.replace('#', en),
  zh: inChinese.replace('#', zh),
})
const fee = (wei: bigint | undefined, symbol: string) =>
  alike(`${many(Number(wei ?? 0n) / 1e18)}${symbol}`)

/** A constant that only a source gives: of Solidity, or one that a module keeps to itself. */
function constantOf(path: string, name: string): number {
  const [, value = '', unit = ''] =
    new RegExp(`\\b${name} = ([\\d_]+)(?: (minutes|hours|days| ?\\* 86_400))?`).exec(read(path)) ??
    []
  if (value === '') throw new Error(`${path} has no ${name}`)
  const seconds = { minutes: 60, hours: 3_600, days: 86_400 }[unit] ?? 1
  return Number(value.replaceAll('_', '')) * seconds
}
const solidity = (path: string, name: string) => constantOf(`contracts/src/${path}.sol`, name)
const nft = (name: string) => solidity('nft/NftSaleBounds', name)
const judged = (file: string, name: string) =>
  constantOf(`packages/sdk/src/token/safety/${file}.ts`, name)
const creationFee = (id: number) => {
  const { creationFees, nativeCurrency } = getEvmChain(id)
  return fee(creationFees?.tokenWei, ` ${nativeCurrency.symbol}`)
}

const figures: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  presales: {
    'lead of a start': within(
      minutes(presaleLimits.startLeadSeconds),
      'more than # ahead',
      '须在 #之后',
    ),
    'soft cap': within(
      percent(presaleLimits.softCapMinBps),
      'at least # of the hard cap',
      '硬顶的 #',
    ),
    'units of a fair presale': within(
      plain(presaleLimits.minFairTokenUnits),
      'at least # of the token',
      '出售代币的 #',
    ),
    'least liquidity': percent(presaleLimits.liquidityMinBps),
    'most liquidity': percent(presaleLimits.liquidityMaxBps),
    'lock of the pool': within(
      minutes(presaleLimits.lockMinSeconds),
      'locked for at least #',
      '至少锁定 #',
    ),
    'repair of the price': within(
      percent(presaleLimits.repairMaxBps),
      'at most # of their part',
      '项目方所得的 #',
    ),
    'declared tax': within(percent(presaleLimits.declaredTaxMaxBps), 'at most #', '最高 #'),
    'levels of inviters': levels(presaleLimits.inviterLevelsMax),
    'time of the owner alone': hours(presaleLimits.ownerGraceSeconds),
    lapse: within(days(presaleLimits.lapseSeconds), 'After # nobody', '#之后任何人都不能'),
    'exit fee': within(percent(presaleLimits.exitFeeBps), 'less # of it', '扣除其 #'),
    'closed before the end': minutes(presaleLimits.exitClosedSeconds),
    'notice of a new end': hours(presaleLimits.noticeMinSeconds),
    'warning of a short lock': days(lockLimits.warnBelowSeconds),
    'tolerance of the price': percent(solidity('pool-placement/PlacementLimits', 'TOLERANCE_BPS')),
  },
  tokens: {
    templates: counted(templateIds.length, 'template', 'templates', '个模板'),
    minting: percent(tokenLimits.mintMaxBps),
    'time between mintings': days(tokenLimits.mintCooldownMinSeconds),
    // Below, by one hundredth of a percent.
    'tax of a buy': within(percent(tokenLimits.buyTaxMaxBps + 1n), 'below # each', '各低于 #'),
    'tax of a sell': within(percent(tokenLimits.sellTaxMaxBps + 1n), 'below # each', '各低于 #'),
    'both taxes': within(
      percent(tokenLimits.totalTaxMaxBps + 1n),
      'below # together',
      '合计低于 #',
    ),
    'tax of a transfer': within(percent(tokenLimits.transferTaxMaxBps), 'at most #', '最高 #'),
    'tax of liquidity': within(percent(tokenLimits.addPoolTaxMaxBps), 'at most # each', '各最高 #'),
    'lowest limit': percent(tokenLimits.limitMinBps),
    'kill blocks': counted(tokenLimits.killBlocksMax, 'block', 'blocks', '个区块'),
    'length of a name': bytes(tokenLimits.nameMaxBytes),
    'length of a symbol': bytes(tokenLimits.symbolMaxBytes),
    decimals: plain(tokenLimits.decimalsMax),
    'decimals of a large supply': plain(tokenLimits.decimalsMaxForLargeSupply),
    rebates: percent(tokenLimits.rebateMaxBps),
    'levels of rebates': levels(tokenLimits.rebateLevelsMax),
  },
  launch: {
    'tolerance of the price': percent(repairLimits.toleranceBps),
    'time to clear': hours(solidity('launch/OpeningVault', 'SECONDS_TO_CLEAR')),
    'free liquidity': percent(freeLiquidityBps),
  },
  whitelists: {
    'wallets in a call': {
      en: many(presaleLimits.listMax),
      zh: `${many(presaleLimits.listMax)} 个`,
    },
    'age of a listing': days(solidity('whitelist-market/WhitelistMarket', 'MAX_SECONDS')),
  },
  locks: {
    shortest: minutes(lockLimits.minSeconds),
    longest: minutes(lockLimits.maxSeconds),
    list: counted(lockLimits.listRowsMax, 'lock', 'locks', '笔锁仓'),
    warning: days(lockLimits.warnBelowSeconds),
    'notice of a successor': days(solidity('lock/LockAnnouncer', 'NOTICE_SECONDS')),
  },
  'safety-report': {
    'heavy tax': percent(judged('judge-trade', 'HEAVY_TAX_BPS')),
    'heavy round trip': percent(judged('judge-trade', 'HEAVY_ROUND_TRIP_BPS')),
    'free liquidity': percent(freeLiquidityBps),
    'most of the liquidity': percent(judged('assess-token', 'MOST_BPS')),
    'heavy holder': percent(judged('assess-token', 'HEAVY_HOLDER_BPS')),
    'end of a lock': days(judged('assess-token', 'SOON_SECONDS') * 86_400),
    slippage: percent(tradeLimits.usualSlippageBps),
    'most slippage': percent(tradeLimits.slippageMaxBps),
    'warned slippage': percent(tradeLimits.slippageWarnBps),
    'warned impact': percent(tradeLimits.impactWarnBps),
    'high impact': percent(tradeLimits.impactHighBps),
  },
  staking: {
    shortest: minutes(poolLimits.minSeconds),
    longest: days(poolLimits.maxSeconds),
    'lock time': days(poolLimits.lockMaxSeconds),
    'budget of inviters': percent(poolLimits.inviteMaxBps),
  },
  airdrops: {
    'lines of a list': counted(recipientLimits.rowsMax, 'line', 'lines', '行'),
    'end after the release': minutes(claimsLimits.minSeconds),
    'entries of a claim': counted(claimsLimits.claimEntriesMax, 'entry', 'entries', '个条目'),
    mapping: minutes(mappingLimits.minSeconds),
    recipients: counted(multisendLimits.rowsMax, 'recipient', 'recipients', '个接收人'),
    batch: {
      en: `${multisendLimits.rowsPerBatch[0]} recipients`,
      zh: `${multisendLimits.rowsPerBatch[0]} 个`,
    },
  },
  nfts: {
    supply: plain(nftLimits.totalMax),
    'at once': plain(nftLimits.atOnceMax),
    royalties: within(percent(nftLimits.royaltyMaxBps), 'Royalties | At most #', '版税 | 最高 #'),
    whitelist: counted(allowListMax, 'wallet', 'wallets', '个钱包'),
    rewards: percent(nft('MAX_REWARD_BPS')),
    levels: levels(nft('MAX_LEVELS')),
    'part of the platform': within(percent(nft('MAX_PLATFORM_BPS')), '#, fixed', '#，创建时'),
    phase: minutes(nftLimits.minSeconds),
  },
  tools: {
    'calls of a request': counted(signLimits.maxCalls, 'transaction', 'transactions', '笔交易'),
    'age of a request': hours(signLimits.maxSeconds),
    'for several signers': days(signLimits.signersSeconds),
  },
  membership: {
    reach: counted(vipLimits.maxDaysAhead, 'day', 'days', '天'),
    warning: days(vipLimits.endingSeconds),
    'levels of a presale': levels(presaleLimits.inviterLevelsMax),
    'levels of rebates': levels(tokenLimits.rebateLevelsMax),
    'life of a badge': days(badgeLimits.maxBadgeSeconds),
    documents: {
      en: `${badgeLimits.documentsPerApplication} documents`,
      zh: `${badgeLimits.documentsPerApplication} 份文件`,
    },
    size: alike(`${badgeLimits.documentBytes / 1e6} MB`),
  },
  portfolio: {
    session: days(accountLimits.sessionSeconds),
    'links of mails': hours(accountLimits.linkSeconds),
    'recovery codes': {
      en: `${accountLimits.recoveryCodes} recovery codes`,
      zh: `${accountLimits.recoveryCodes} 个恢复码`,
    },
  },
  solana: {
    tax: percent(solanaTokenLimits.transferTaxMaxBps),
    'length of a name': bytes(solanaTokenLimits.nameMaxBytes),
    'length of a symbol': bytes(solanaTokenLimits.symbolMaxBytes),
    decimals: plain(solanaTokenLimits.decimalsMax),
    collection: plain(solanaNftLimits.itemsMax),
    'shortest lock': minutes(solanaLockLimits.minSeconds),
    'longest lock': minutes(solanaLockLimits.maxSeconds),
    'cost of leaving': percent(solanaPresaleLimits.exitFeeBps),
    'leaving is closed': minutes(solanaPresaleLimits.exitClosedSeconds),
    'days to finish': days(solanaPresaleLimits.lapseSeconds),
    'listed wallets': counted(solanaPresaleLimits.walletsMax, 'wallet', 'wallets', '个钱包'),
    'levels of inviters': counted(solanaPresaleLimits.inviterLevelsMax, 'level', 'levels', '级'),
    'most for inviters': within(
      percent(solanaPresaleLimits.privateInviterMaxBps),
      'at most # of what it keeps',
      '保留金额的 #',
    ),
    'entries of an airdrop': counted(
      solanaAirdropLimits.entriesMax,
      'entries',
      'entries',
      '个条目',
    ),
    'end of an airdrop': within(
      minutes(solanaAirdropLimits.minSeconds),
      '# after the last release',
      '晚于最后一次释放 #',
    ),
    'shortest rewards': within(minutes(solanaPoolLimits.minSeconds), 'at least #', '至少持续 #'),
    'longest rewards': days(solanaPoolLimits.maxSeconds),
    'longest lock of a stake': days(solanaPoolLimits.maxLockSeconds),
    recipients: counted(sendLimits.rowsMax, 'recipient', 'recipients', '个接收人'),
    'one signature': counted(sendLimits.perSignature, 'transaction', 'transactions', '笔交易'),
  },
  fees: {
    platform: fee(platformFeeWeiOf(getEvmChain(56)), ''),
    bsc: creationFee(56),
    eth: creationFee(1),
    core: creationFee(1116),
    okc: creationFee(66),
    'exit fee': within(percent(presaleLimits.exitFeeBps), '# of your contribution', '认购款的 #'),
    'part of the platform': within(
      percent(nft('MAX_PLATFORM_BPS')),
      'at most # of the price',
      '最多获得价格的 #',
    ),
  },
}

const escaped = (text: string) => text.replaceAll(/[.|()$]/g, String.raw`\$&`)

describe.each(Object.entries(figures))('%s', (page, rows) => {
  test.each(guideLocales)('says in %s what the code holds', (locale) => {
    const text = read(`docs/guide/${locale}/${page}.md`)
    const missing = Object.entries(rows)
      .filter(([, said]) => !new RegExp(`(?<![\\d.,])${escaped(said[locale])}`).test(text))
      .map(([what, said]) => `${what}: ${said[locale]}`)
    expect(missing).toEqual([])
  })
})

test('networks with a creation fee of their own are those of the page', () => {
  const named = [...read('docs/guide/en/fees.md').matchAll(/^\| Token or airdrop on (.+?) \|/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'other networks')
  const charging = chains.filter((chain) => 'creationFees' in chain && !chain.isTestNetwork)
  expect(charging).toHaveLength(named.length)
  for (const name of named)
    expect(charging.filter((chain) => chain.name.startsWith(name))).toHaveLength(1)
})

// What a person would do otherwise if it were not so, beside the line of the source that makes it so.
test.each([
  [
    'ownership of a token passes in one step',
    ['contracts/templates/OwnershipWithoutValue.sol', 'super.transferOwnership(newOwner);'],
    { en: 'the new owner does not have to accept', zh: '无需新所有者接受' },
    'tokens',
  ],
  [
    'nobody renounces before the launch',
    ['contracts/templates/token/TaxedCore.sol', 'revert Token_RenounceBeforeLaunch();'],
    { en: 'Before the launch the contract refuses it.', zh: '开盘之前合约会拒绝放弃。' },
    'tokens',
  ],
  [
    'renouncing frees what was bought in the kill blocks',
    ['contracts/templates/token/AccountRules.sol', 'owner() == address(0) ? 0 : _frozen[account]'],
    {
      en: 'frozen until the owner frees the buyer or renounces',
      zh: '直到所有者解冻买家或放弃所有权',
    },
    'tokens',
  ],
  [
    'a copy without servers lists what the chain has, and finds nothing',
    ['apps/web/src/token/list/registry-results.tsx', 'export default function RegistryResults'],
    { en: 'It has no search.', zh: '但没有搜索。' },
    'exit',
  ],
] as const)('the guide: %s', (_, [source, line], said, page) => {
  expect(read(source)).toContain(line)
  for (const locale of guideLocales)
    expect(read(`docs/guide/${locale}/${page}.md`)).toContain(said[locale])
})
