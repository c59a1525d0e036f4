import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const least = { BOT_TOKEN: '1:a', DATABASE_URL: 'postgres://bot@database/slipway' }

test('needs a token and a database, listens on loopback and asks for updates', () => {
  expect(readConfig(least)).toMatchObject({
    apiRoot: 'https://api.telegram.org',
    host: '127.0.0.1',
    webhook: undefined,
    siteOrigin: 'http://localhost:3000',
  })
  expect(() => readConfig({ BOT_TOKEN: '1:a' })).toThrow('DATABASE_URL')
  expect(() => readConfig({ DATABASE_URL: least.DATABASE_URL })).toThrow('BOT_TOKEN')
})

test('takes a webhook with its secret alone', () => {
  const BOT_WEBHOOK_URL = 'https://bot.example/webhook'
  expect(() => readConfig({ ...least, BOT_WEBHOOK_URL })).toThrow('BOT_WEBHOOK_SECRET')
  expect(() => readConfig({ ...least, BOT_WEBHOOK_URL, BOT_WEBHOOK_SECRET: 'short' })).toThrow()
  const BOT_WEBHOOK_SECRET = 'a'.repeat(32)
  expect(readConfig({ ...least, BOT_WEBHOOK_URL, BOT_WEBHOOK_SECRET }).webhook).toEqual({
    url: BOT_WEBHOOK_URL,
    secret: BOT_WEBHOOK_SECRET,
  })
})

test('takes private ways by network, and no unencrypted one', () => {
  const relays = (url: string) =>
    readConfig({
      ...least,
      SLIPWAY_PRIVATE_RELAYS: JSON.stringify([{ chainId: 1, name: 'R', url }]),
    })
  expect(relays('https://relay.example').relays).toHaveLength(1)
  expect(() => relays('http://relay.example')).toThrow('not encrypted')
})

test('a setting that has another name now is refused, with its successor', () => {
  expect(() => readConfig({ ...least, BOT_PRIVATE_RELAYS: '[]' })).toThrow(
    /"BOT_PRIVATE_RELAYS"[\s\S]*is called SLIPWAY_PRIVATE_RELAYS now/,
  )
  // As compose files write what they leave empty.
  expect(readConfig({ ...least, BOT_PRIVATE_RELAYS: '' }).relays).toEqual([])
})
