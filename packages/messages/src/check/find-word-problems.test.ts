import { describe, expect, test } from 'vitest'
import type { LocaleText } from '../build/read-locales.ts'
import { findWordProblems } from './find-word-problems.ts'
import { chineseTerms, wordRules } from './word-rules.ts'

const inEnglish = (text: LocaleText, key = 'lock_title') =>
  findWordProblems([{ locale: 'en-US', texts: { [key]: text } }])

const inChinese = (text: string, key = 'lock_title') =>
  findWordProblems([{ locale: 'zh-CN', texts: { [key]: text } }])

/** Of each rule of English words, sentences that break it. */
const broken: Readonly<Record<string, readonly string[]>> = {
  'no headless what or who': [
    'What is sold.',
    'Paid out. Who holds less is not counted.',
    'Whoever stands there',
  ],
  'it “is no …”': ['This is no address', 'None is none', 'The token was nobody’s'],
  'nothing is told': [
    'Buyers are told so.',
    'Reserves lie or it lies in the pool',
    'The index does not answer',
    'Go on',
  ],
  'no allegory': [
    'Your presale is afloat',
    'A lock comforts nobody',
    'Locked for ever',
    'The end lies behind us',
  ],
  'the words of the field': [
    'Hand over ownership',
    'Prolong the lock',
    'Rehearsing',
    'Smallest purchase',
    'Mended',
  ],
  'under one word, its status': ['State', 'State: all', 'Any state', 'Try another owner or state'],
  'a button is a verb': ['Look', 'Let it earn', 'Mend it with one signature'],
  'no longer is': ['Nobody owns it any more.', 'It is over any more', 'It does not move anymore'],
  'quotes and apostrophes': ["The token's owner", 'Look it up under "Tokens"'],
  'US spelling': ['Primary colour', 'an e-mail', 'cancelling', 'It was recognised', 'organisation'],
  'a presale': ['Leave this sale early', 'Sales'],
  'in the whitelist store': ['Offers in the whitelist market', 'Whitelist marketplace'],
  'is named liquidity': ['Into the pool, locked', 'Tokens into the pool'],
}

/** Of each rule about some keys, such a key and sentences that break it. */
const brokenAt: Readonly<Record<string, readonly [key: string, ...texts: string[]]>> = {
  'of Solana': [
    'solpresalemake_lead',
    'Every buyer is refunded.',
    'Tokens are sent to your usual account',
    'A token of the original token program',
    'The token’s tax is charged',
    'A program of its maker',
    'Not on this cluster',
  ],
  'keeps its rules': ['solstakepage_lead', 'Nobody else can move them.'],
  'says which pool': ['shell_route_mining_create', 'Create a pool', 'My pools'],
}

const fine = [
  'What do you want to lock?',
  'There is no token at this address.',
  'The wallet is no longer linked.',
  'I understand that this cannot be undone',
  'The token for sale. An NFT sale. Presales',
  'Slots are traded in the whitelist store',
  'Both amounts go into the pool. Paid into the pool at creation.',
  'It was revised and promised to rise',
  { plural: 'count', one: '{count} wallet', other: '{count} wallets' },
  'At most {max} wallets, {limitFiles} files',
  Array(20).fill('word').join(' '),
] satisfies LocaleText[]

describe('findWordProblems', () => {
  test.each(Object.entries(broken))('English: %s', (rule, texts) => {
    for (const text of texts) expect(inEnglish(text).join(), text).toContain(rule)
  })

  test.each(Object.entries(brokenAt))('English: %s', (rule, [key, ...texts]) => {
    for (const text of texts) {
      expect(inEnglish(text, key).join(), text).toContain(rule)
      expect(inEnglish(text), text).toEqual([])
    }
  })

  test('knows a sentence that breaks each rule', () => {
    const names = wordRules.filter(({ locale }) => locale === 'en-US').map(({ name }) => name)
    expect(
      names.filter(
        (name) =>
          ![...Object.keys(broken), ...Object.keys(brokenAt)].some((of) => name.includes(of)),
      ),
    ).toEqual([])
  })

  test.each(fine.map((text) => [text]))('takes %j', (text) => {
    expect(inEnglish(text)).toEqual([])
  })

  test('a sale of NFTs is one', () => {
    expect(inEnglish('Phases of the sale', 'nftpage_moments')).toEqual([])
  })

  test('a count without plural forms is named, also in one form', () => {
    expect(inEnglish('{count} wallets')).toEqual([
      'lock_title: a count has its plural forms (en-US)',
    ])
    expect(inEnglish('Show {left} more locks')).toHaveLength(1)
  })

  test('a clause of more than twenty words is named', () => {
    const long = Array(21).fill('word').join(' ')
    expect(inEnglish(`Short. ${long}.`)).toEqual([
      'lock_title: a clause has at most 20 words (en-US)',
    ])
    expect(inEnglish({ plural: 'count', one: 'One', other: long })).toHaveLength(1)
    expect(inEnglish(long.replace('word word', 'word: word'))).toEqual([])
  })

  test.each(Object.entries(chineseTerms))('Chinese: %s is %s', (word) => {
    expect(inChinese(`此处的${word}。`)).not.toEqual([])
  })

  test.each([
    ['此 NFT 锁定的所有者', 'lock_title'],
    ['进入池并锁定', 'lock_title'],
    ['进入流动性池', 'lock_title'],
    ['达到硬顶时进入池', 'lock_title'],
    ['请付款', 'presale_title'],
    ['已结束', 'presale_status_finished'],
    ['认证', 'badges_title'],
    ['锁定时间之后不可更改', 'solstakemake_title'],
    ['锁定时间', 'lock_fact_since'],
    ['按当前速率', 'stakelist_title'],
    ['地址,数量', 'lock_title'],
    ['读取中...', 'lock_title'],
    ['使用NFT', 'lock_title'],
    ['共3个', 'lock_title'],
    ['所有买家均可退款', 'solpresalemake_lead'],
    ['收取代币税', 'solana_title'],
    ['该集群上没有', 'solana_title'],
    ['任何人都无法挪用', 'solpresalepage_lead'],
  ])('Chinese: %s as %s', (text, key) => {
    expect(inChinese(text, key)).toHaveLength(1)
  })

  test.each([
    ['此 NFT 锁定至明天', 'lock_title'],
    ['{amount} 进入流动性池', 'lock_title'],
    ['请付款', 'template_title'],
    ['收取代币税', 'token_title'],
    ['按程序规则任何人都无法挪用', 'solpresalepage_lead'],
    ['已结束', 'airdrop_status_finished'],
    ['流动性池，封装原生币…', 'lock_title'],
    ['第 {level} 级 NFT：{amount}后', 'lock_title'],
  ])('Chinese: takes %s', (text, key) => {
    expect(inChinese(text, key)).toEqual([])
  })
})

test('an error ends with a full stop, unless its words are the specification’s or somebody else’s', () => {
  const problem = 'error_Lock_Gone: an error ends with a full stop'
  expect(inEnglish('The lock is gone', 'error_Lock_Gone')).toEqual([`${problem} (en-US)`])
  expect(inChinese('锁仓已不存在', 'error_Lock_Gone')).toEqual([`${problem} (zh-CN)`])
  expect(inEnglish('The lock is gone.', 'error_Lock_Gone')).toEqual([])
  expect(inChinese('锁仓已不存在。', 'error_Lock_Gone')).toEqual([])
  expect(inEnglish('It failed: {reason}', 'error_Lock_Gone')).toEqual([])
  expect(inEnglish('It lasts {duration}', 'error_Lock_Gone')).toEqual([`${problem} (en-US)`])
  expect(inEnglish('Unsupported chain', 'error_Chain_Unsupported')).toEqual([])
  expect(inEnglish('The lock is gone')).toEqual([])
})
