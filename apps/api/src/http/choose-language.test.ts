import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const app = new Hono()
app.get('/', (c) => {
  const lang = c.req.query('lang')
  return c.text(chooseLanguage(c, lang === 'zh-CN' || lang === 'en-US' ? lang : undefined))
})
const ask = (path: string, wish?: string) =>
  app.request(path, wish === undefined ? {} : { headers: { 'accept-language': wish } })

test.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['zh', 'zh-CN'],
  ['zh-TW, en;q=0.5', 'zh-CN'],
  ['fr, de;q=0.9', 'en-US'],
  ['en;q=0.3, zh-CN;q=0.8', 'zh-CN'],
  ['zh;q=0, en', 'en-US'],
  ['*', 'en-US'],
  [';;q=x,,,', 'en-US'],
  [`${'xx,'.repeat(5_000)}zh`, 'en-US'],
])(
  'the wish %j is answered in %s, and the answer says that it depends on it',
  async (wish, language) => {
    const answer = await ask('/', wish)
    expect(await answer.text()).toBe(language)
    expect(answer.headers.get('vary')).toBe('Accept-Language')
  },
)

test('a language that the address names needs no wish', async () => {
  const answer = await ask('/?lang=zh-CN', 'en')
  expect(await answer.text()).toBe('zh-CN')
  expect(answer.headers.get('vary')).toBeNull()
})
