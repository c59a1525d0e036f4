import { developmentMnemonic } from '@slipway/deployer/accounts/development-accounts'
import { expect, test } from 'vitest'
import { makeServePlan, type ServeWords } from './serve-plan.ts'

const FIRST_KEY = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const url = 'postgres://slipway@database/slipway'

const plan = (words: Partial<ServeWords> = {}, environment: NodeJS.ProcessEnv = {}) =>
  makeServePlan({ roles: [], embeddedDatabase: false, ...words }, environment)

const refusal = (words: Partial<ServeWords>, environment: NodeJS.ProcessEnv = {}) => {
  try {
    plan(words, environment)
  } catch (error) {
    return (error as { code?: string }).code
  }
  return 'nothing'
}

test('runs all services on one machine, with the web server in front and the others on loopback', () => {
  const all = plan({}, { DATABASE_URL: url, HOST: '0.0.0.0', PORT: '80' })
  expect(all.roles).toEqual(['web', 'api', 'indexer'])
  expect(all.hosts).toEqual({ web: '0.0.0.0' })
  expect(all.urls).toEqual({
    web: 'http://127.0.0.1:80',
    api: 'http://127.0.0.1:4000',
    indexer: 'http://127.0.0.1:42069',
    bot: 'http://127.0.0.1:4100',
  })
  expect(all.variables.SLIPWAY_DEVELOPMENT).toBe('0')
})

test('gives host and port to the one service that runs here', () => {
  const given = { DATABASE_URL: url, HOST: '::', PORT: '8080', SLIPWAY_TRUSTED_PROXIES: 'none' }
  const api = plan({ roles: ['api'] }, given)
  expect(api.roles).toEqual(['api'])
  expect(api.hosts).toEqual({ api: '::' })
  expect(api.urls.api).toBe('http://127.0.0.1:8080')
})

test('tells visitors apart behind the web server of the same machine, and believes no other', () => {
  const proxies = (environment: NodeJS.ProcessEnv, roles: string[] = []) =>
    plan({ roles }, { DATABASE_URL: url, ...environment }).variables.SLIPWAY_TRUSTED_PROXIES
  expect(proxies({})).toBe('127.0.0.1')
  expect(proxies({ SLIPWAY_TRUSTED_PROXIES: '10.0.0.0/8' })).toBe('10.0.0.0/8,127.0.0.1')
  expect(proxies({}, ['api'])).toBeUndefined()
})

test('an API that strangers reach is told which proxies stand before it, be it none', () => {
  const alone = (environment: NodeJS.ProcessEnv) =>
    refusal({ roles: ['api'] }, { DATABASE_URL: url, ...environment })
  for (const HOST of ['0.0.0.0', '::', '10.1.2.3', 'api.example']) {
    expect(alone({ HOST })).toBe('PROXIES_UNSAID')
    expect(alone({ HOST, SLIPWAY_TRUSTED_PROXIES: ' ' })).toBe('PROXIES_UNSAID')
    expect(alone({ HOST, SLIPWAY_TRUSTED_PROXIES: '10.0.0.0/8' })).toBe('nothing')
    expect(alone({ HOST, SLIPWAY_TRUSTED_PROXIES: 'none' })).toBe('nothing')
  }
  for (const HOST of ['127.0.0.1', '127.8.0.1', '::1', 'localhost', ''])
    expect(alone({ HOST })).toBe('nothing')
  // Behind the web server of the same machine it is on loopback, whatever the address of that one.
  expect(refusal({}, { DATABASE_URL: url, HOST: '0.0.0.0' })).toBe('nothing')
  const behind = plan({}, { DATABASE_URL: url, SLIPWAY_TRUSTED_PROXIES: 'none' })
  expect(behind.variables.SLIPWAY_TRUSTED_PROXIES).toBe('127.0.0.1')
  expect(() => plan({ roles: ['api'] }, { DATABASE_URL: url, HOST: '::' })).toThrow(
    /SLIPWAY_TRUSTED_PROXIES=none.*addresses of the proxies|addresses of the proxies.*SLIPWAY_TRUSTED_PROXIES=none/,
  )
})

test('an API that ends says so before its port closes, unless told otherwise', () => {
  const notice = (environment: NodeJS.ProcessEnv, roles: string[] = []) =>
    plan({ roles }, { DATABASE_URL: url, ...environment }).variables.SLIPWAY_DRAIN_NOTICE_MS
  expect(notice({})).toBe('5000')
  expect(notice({ SLIPWAY_DRAIN_NOTICE_MS: '0' })).toBe('0')
  expect(notice({}, ['indexer'])).toBeUndefined()
})

test('takes a database by explicit choice alone, and one that all of its services reach', () => {
  expect(refusal({})).toBe('DATABASE_MISSING')
  expect(refusal({ roles: ['api'] })).toBe('DATABASE_MISSING')
  expect(refusal({ embeddedDatabase: true }, { DATABASE_URL: url })).toBe('DATABASE_TWICE')
  expect(refusal({ roles: ['api'], embeddedDatabase: true })).toBe('EMBEDDED_ALONE')
  expect(plan({ embeddedDatabase: true }).databaseUrl).toBeUndefined()
  expect(plan({ roles: ['web'] }, { API_URL: 'http://api:4000' }).urls.api).toBe('http://api:4000')
})

test('refuses the switch of development and every variable that holds a key that everybody knows', () => {
  const given = { DATABASE_URL: url }
  expect(refusal({}, { ...given, SLIPWAY_DEVELOPMENT: '1' })).toBe('DEVELOPMENT_ON')
  expect(refusal({}, { ...given, SLIPWAY_DEVELOPMENT: '0' })).toBe('nothing')
  for (const value of [FIRST_KEY, `0x${FIRST_KEY}`, `{"key":"${FIRST_KEY}"}`, developmentMnemonic])
    expect(refusal({}, { ...given, ANY_NAME: value })).toBe('DEVELOPMENT_KEY')
  expect(refusal({}, { ...given, ANY_NAME: `0x${'5'.repeat(64)}` })).toBe('nothing')
  expect(refusal({}, { ...given, ANY_NAME: 'f'.repeat(64) })).toBe('nothing')
})

test('never repeats the value of a refused variable', () => {
  expect(() => plan({}, { DATABASE_URL: url, ANY_NAME: FIRST_KEY })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(FIRST_KEY) }),
  )
})

test('runs the bot where it has its token, and nowhere without', () => {
  const given = { DATABASE_URL: url, BOT_TOKEN: '1:a' }
  expect(plan({}, given).roles).toEqual(['web', 'api', 'indexer', 'bot'])
  const alone = plan({ roles: ['bot'] }, { ...given, PORT: '8081' })
  expect(alone.roles).toEqual(['bot'])
  expect(alone.urls.bot).toBe('http://127.0.0.1:8081')
  expect(plan({ roles: ['api'] }, given).roles).toEqual(['api'])
  expect(refusal({ roles: ['bot'] }, { DATABASE_URL: url })).toBe('BOT_TOKEN_MISSING')
  expect(refusal({ roles: ['bot'] }, { BOT_TOKEN: '1:a' })).toBe('DATABASE_MISSING')
})

test('hands networks to an indexer, when they exist on live networks', () => {
  const given = { DATABASE_URL: url }
  const chains = (chains: string) => plan({ roles: ['indexer'], chains }, given).variables
  expect(chains('bsc,base').SLIPWAY_INDEX_CHAINS).toBe('bsc,base')
  expect(refusal({ chains: 'bsc,nowhere' }, given)).toBe('CHAIN_UNKNOWN')
  expect(refusal({ chains: 'local' }, given)).toBe('CHAIN_UNKNOWN')
  expect(refusal({ roles: ['api'], chains: 'bsc' }, given)).toBe('CHAINS_WITHOUT_INDEXER')
})

test('refuses other words, ports that are none, and a web server that knows no API', () => {
  expect(refusal({ roles: ['everything'] }, { DATABASE_URL: url })).toBe('ROLE_UNKNOWN')
  expect(refusal({}, { DATABASE_URL: url, PORT: '0' })).toBe('PORT_INVALID')
  expect(refusal({ roles: ['web'] })).toBe('API_URL_MISSING')
})
