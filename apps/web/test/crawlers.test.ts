// What a chat or a search engine reads of a link, by its own name: with the API up, slow and down.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../server/create-app.ts'
import { PagePreloads } from '../server/page-preloads.ts'
import { plainHead } from '../server/plain-head.ts'
import { readServerConfiguration } from '../server/server-configuration.ts'
import { StaticFiles } from '../server/static-files.ts'

const SITE = 'https://slipway.test'
const address = `0x${'a'.repeat(40)}`
const mint = 'So11111111111111111111111111111111111111112'
const other = `0x${'b'.repeat(40)}`
const agents = [
  'Twitterbot/1.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
]

/** One page of every kind that has a card: its address, the card's and the page's title while there is no card. */
const pages = [
  ['token', `/token/view/${address}`, `token/${address}`, 'Token'],
  ['presale', `/presale/detail/${address}`, `presale/${address}`, 'Presale'],
  ['fair presale', `/presale/fair-detail/${address}`, `presale/${address}`, 'Fair presale'],
  [
    'private presale',
    `/presale/private-detail/${address}`,
    `presale/${address}`,
    'Private presale',
  ],
  ['pool', '/mining/detail/7', 'pool/7', 'Staking pool'],
  ['airdrop', '/airdrop/detail/8', 'airdrop/8', 'Airdrop'],
  ['NFT sale', '/nft/mint/9', 'collection/9', 'Mint an NFT'],
  ['lock', `/lock/certificate/56-${address}-3`, `lock/56-${address}-3`, 'Lock certificate'],
  ['token’s locks', `/lock/detail/${address}/${other}`, `locks/${address}-${other}`, 'Token lock'],
  ['locked NFTs', `/lock/nft-detail/${address}/${other}`, `locks/${address}-${other}`, 'NFT lock'],
  ['profile', `/owner/${address}`, `owner/${address}`, 'Owner'],
] as const

let directory: string
let up: Server
let slow: Server
/** Requests that the slow API has and never answers. */
const unanswered = new Set<string>()

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

function openSite(apiUrl: string) {
  const configuration = readServerConfiguration({ API_URL: apiUrl, SLIPWAY_SITE_URL: SITE })
  const app = createApp(configuration, new StaticFiles(directory), new PagePreloads(directory))
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return async (path: string, agent: string | undefined) => {
    const answer = await app.request(path, { headers: { 'user-agent': agent ?? '' } }, bindings)
    expect(answer.status).toBe(200)
    return readHead(await answer.text())
  }
}

/** Meta tags and canonical link as a program without scripts reads them: the last of a name counts for none. */
function readHead(html: string) {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const links = [...html.matchAll(/<link rel="canonical" href="([^"]*)">/g)]
  return {
    tag: (name: string) => {
      const found = tags.filter(([, key]) => key === name)
      expect(found, name).toHaveLength(1)
      return found[0]?.[2]
    },
    canonical: links.map(([, href]) => href),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  }
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'slipway-crawlers-'))
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><html><head><meta charset="utf-8"><meta name="description" content="Plain" /><title>Slipway</title></head><body></body></html>',
  )
  up = createServer((request, response) => {
    const [kind, subject] = request.url?.split('?')[0]?.split('/').slice(-2) ?? []
    const figures = [{ label: 'Raised', value: '12' }]
    const card = {
      kindText: kind,
      title: subject,
      symbol: 'GLD',
      network: 'Core',
      state: 'Running',
      // An API of an earlier version says nothing of badges.
      ...(kind !== 'pool' && { badges: ['KYC'] }),
    }
    response.end(JSON.stringify({ ...card, figures, note: 'Look first.' }))
  })
  slow = createServer((request) => unanswered.add(request.url ?? ''))
  await Promise.all([listen(up), listen(slow)])
})

afterAll(() => {
  up.close()
  slow.closeAllConnections()
  slow.close()
  rmSync(directory, { recursive: true })
})

describe.each(pages)('a link to a %s', (_, path, card, plainTitle) => {
  const canonical = `${SITE}${path}${/certificate|owner/.test(path) ? '' : '?chain=core'}`

  test('says what it is, with its picture, to every program', async () => {
    const open = openSite(urlOf(up))
    for (const agent of agents) {
      const { tag, canonical: links, title } = await open(`${path}?chain=core&ref=me`, agent)
      const [kind, subject] = card.split('/')
      for (const name of ['og:title', 'twitter:title'])
        expect(tag(name)).toBe(`${subject} (GLD) · Slipway`)
      expect(title).toBe(`${subject} (GLD) · Slipway`)
      for (const name of ['description', 'og:description'])
        expect(tag(name)).toBe(
          `${kind} · Running · Core${kind === 'pool' ? '' : ' · KYC'} · Raised: 12 · Look first.`,
        )
      for (const name of ['og:image', 'twitter:image'])
        expect(tag(name)).toBe(`${SITE}/api/share/images/${card}?chain=core`)
      expect(tag('twitter:card')).toBe('summary_large_image')
      expect(tag('og:url')).toBe(canonical)
      expect(links).toEqual([canonical])
    }
  })

  test.each(['slow', 'down'])('says which page it is while the API is %s', async (state) => {
    const open = openSite(state === 'slow' ? urlOf(slow) : 'http://127.0.0.1:9')
    const { tag, canonical: links, title } = await open(`${path}?chain=core`, agents[0])
    if (state === 'slow') expect([...unanswered].join()).toContain(`/cards/${card}`)
    expect(tag('og:title')).toBe(`${plainTitle} · Slipway`)
    expect(tag('og:description')).toMatch(/^Create tokens/)
    expect(tag('og:image')).toBe(`${SITE}/share.png`)
    expect(tag('twitter:image')).toBe(`${SITE}/share.png`)
    expect(tag('og:image:width')).toBe('1200')
    expect(links).toEqual([canonical])
    expect(title).toBe('Slipway')
  })
})

test.each([
  ['/', '/index?chain=bsc'],
  ['/?chain=core', '/index?chain=core'],
  ['/presale', '/presale/list?chain=bsc'],
  ['/presale/?chain=core', '/presale/list?chain=core'],
  ['/token', '/token/create?chain=bsc'],
  ['/lock', '/lock/create?chain=bsc'],
  ['/user', '/user/login'],
  ['/tools/repair', '/lp/fix?chain=bsc'],
  ['/token/list/', '/token/list?chain=bsc'],
  ['/token/list?chain=CORE&page=2', '/token/list?chain=core'],
  ['/token/list?chain=none', '/token/list?chain=bsc'],
  ['/token/list?chain=solana', '/token/list?chain=bsc'],
  [`/lock/certificate/56-${address}-3?chain=core`, `/lock/certificate/56-${address}-3`],
  ['/user/login?redirect=%2Fportfolio', '/user/login'],
  ['/solana/presale/list?chain=core', '/solana/presale/list?network=sol'],
  [
    `/solana/token/${mint}?network=SOLDEV&chain=core&token=a`,
    `/solana/token/${mint}?network=soldev`,
  ],
  ['/solana?network=bsc', '/solana?network=sol'],
])('%s is known to everybody as %s', async (asked, known) => {
  const { canonical } = await openSite('http://127.0.0.1:9')(asked, agents[4])
  expect(canonical).toEqual([`${SITE}${known}`])
})

test.each([
  ['/', 'Slipway'],
  ['/index', 'Slipway'],
  ['/token', 'Create a token · Slipway'],
  ['/presale/', 'Presales · Slipway'],
])('%s has the title of where it leads: %s', async (asked, title) => {
  const { tag } = await openSite('http://127.0.0.1:9')(asked, agents[0])
  expect(tag('og:title')).toBe(title)
})

test('the sentence about the product is the same in the page, in every head and on a home screen', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const { description } = plainHead('/token/list')
  expect(description).toMatch(/^Create tokens, run presales and lock liquidity on many chains\. /)
  const manifest = JSON.parse(read('public/manifest.webmanifest')) as { description: string }
  expect(read('index.html')).toContain(`<meta name="description" content="${description}" />`)
  expect(description.startsWith(`${manifest.description} `)).toBe(true)
})
