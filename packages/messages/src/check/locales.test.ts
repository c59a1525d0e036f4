import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLocales } from '../build/read-locales.ts'
import { findLocaleProblems } from './find-locale-problems.ts'

const packageRoot = join(import.meta.dirname, '..', '..')

test('every language says everything, with the same values, in its own words', () => {
  const listFile = join(packageRoot, 'locales', 'same-in-every-language.json')
  const mayBeSame: string[] = JSON.parse(readFileSync(listFile, 'utf8'))
  expect(findLocaleProblems(readLocales(packageRoot), mayBeSame)).toEqual([])
})

/** Chinese words that have another one in their place: one word per concept. */
const replaced: Readonly<Record<string, string>> = {
  资金池: '流动性池',
  交易池: '流动性池',
  底池: '流动性池',
  池子: '流动性池',
  开放交易: '开启交易',
  发射: '开盘',
  集中开盘: '集合开盘',
  白名单商店: '白名单市场',
  燃料费: '网络费',
  网络手续费: '网络费',
  预演: '模拟',
  移交: '转让',
  取出: '提取',
  出资: '认购',
  撮合: '结算',
  头寸: '仓位',
  赦免: '解除冻结',
  总量价值: '完全稀释市值',
  二次销售: '二级市场',
  公平销售: '公平预售',
  你: '您',
}

const textsOf = (language: string) =>
  Object.entries(readLocales(packageRoot).find(({ locale }) => locale === language)?.texts ?? {})

const chinese = textsOf('zh-CN')

const saying = (word: string, prefix = '') =>
  chinese.filter(([key, text]) => key.startsWith(prefix) && JSON.stringify(text).includes(word))

test.each(Object.entries(replaced))('Chinese texts do not say %s but %s', (word) => {
  expect(chinese.length).toBeGreaterThan(0)
  expect(saying(word)).toEqual([])
})

test('a presale is called 预售 on its pages, as in the menu', () => {
  expect(saying('预售', 'presale_').length).toBeGreaterThan(0)
  expect(saying('销售', 'presale_')).toEqual([])
})

test('what goes into a presale is called 认购, its badges 徽章', () => {
  expect(saying('付款', 'presale_')).toEqual([])
  expect(saying('认证', 'badges_')).toEqual([])
})

const english = Object.entries(
  readLocales(packageRoot).find(({ locale }) => locale === 'en-US')?.texts ?? {},
)

test.each(['for ever', 'for good'])('English texts do not say "%s"', (words) => {
  const pattern = new RegExp(`\\b${words}\\b`, 'i')
  expect(english.length).toBeGreaterThan(0)
  expect(english.filter(([, text]) => pattern.test(JSON.stringify(text)))).toEqual([])
})

test('what is sold before a launch is a presale in English; a sale is one of NFTs', () => {
  const english = textsOf('en-US')
  expect(english.length).toBeGreaterThan(0)
  const wrong = english.filter(
    ([key, text]) =>
      !/nft|collection/i.test(key) && /(?<!\b(?:for|NFT) )\bsales?\b/i.test(JSON.stringify(text)),
  )
  expect(wrong).toEqual([])
})
