import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseCluster } from '@slipway/devnet/stack/cluster-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { type Server, startServer } from '../harness/start-server.ts'

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))
/** A changed text is seen within a second, in the best of a few tries. */
const MOST_MS = 1_000
/** On a machine that does much else besides, only that nothing waits for more than its turn. */
const MOST_WHEN_BUSY_MS = 5_000
const isBusy = () => (loadavg()[0] ?? 0) > 2 * availableParallelism()
/** Sources to change: a copy within the checkout, so that packages are found. */
let copy: string
let server: Server
let visitor: Visitor

beforeAll(async () => {
  mkdirSync(join(root, '.slipway'), { recursive: true })
  copy = mkdtempSync(join(root, '.slipway', 'developer-loop-'))
  for (const part of ['apps/web', 'packages/chains', 'packages/messages']) {
    const filter = (path: string) => !/\/(?:dist|node_modules|\.slipway)$/.test(path)
    cpSync(join(root, part), join(copy, part), { recursive: true, filter })
  }
  mkdirSync(join(copy, 'node_modules', '@slipway'), { recursive: true })
  symlinkSync('../../packages/messages', join(copy, 'node_modules', '@slipway', 'messages'))
  const context = readRunContext()
  const cluster = chooseCluster(Number(new URL(context.solanaUrl).port))
  const chains = [...context.chains, cluster].map(({ shortname: _, ...chain }) => chain)
  server = await startServer(
    relative(root, join(copy, 'apps/web/server/development/serve.ts')),
    {
      API_URL: context.apiUrl,
      SLIPWAY_PUBLIC_CHAINS: JSON.stringify(chains),
      NODE_ENV: 'development',
    },
    '/',
  )
  visitor = await openVisitor({ webUrl: server.url })
}, 180_000)

afterAll(async () => {
  await visitor?.close()
  await server?.stop()
  if (copy) rmSync(copy, { recursive: true, force: true, maxRetries: 3 })
})

function change(path: string, from: string, to: string): void {
  const file = join(copy, path)
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  writeFileSync(file, before.replace(from, to))
}

test('a changed text and a changed screen are seen in the open page, which keeps what was typed', async () => {
  const { page } = visitor
  // The first page of all waits for the bundler.
  const first = new URL('/token/create?chain=local', visitor.webUrl).href
  await page.goto(first, { timeout: 120_000 })
  const name = page.getByRole('textbox', { name: 'Token name' })
  await name.waitFor({ timeout: 90_000 })
  await name.fill('Typed before')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const texts = [
    'Decide once, review',
    'Think first, review',
    'Look twice, review',
    'Sleep first, review',
  ]
  const took: number[] = []
  for (const [at, next] of texts.slice(1).entries()) {
    const changedAt = performance.now()
    change('packages/messages/locales/en-US/token.json', texts[at] ?? '', next)
    await page.getByText(next).waitFor()
    took.push(Math.round(performance.now() - changedAt))
    expect(await name.inputValue()).toBe('Typed before')
  }
  const most = isBusy() ? MOST_WHEN_BUSY_MS : MOST_MS
  expect(Math.min(...took), `ms: ${took.join(', ')}`).toBeLessThanOrEqual(most)
  change(
    'apps/web/src/token/create/token-create-page.tsx',
    '<PageHeader title',
    '<p>A line of this journey</p><PageHeader title',
  )
  await page.getByText('A line of this journey').waitFor()
  expect(await name.inputValue()).toBe('Typed before')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
}, 180_000)

test('its pages have the policy of the built app, and it passes on what is for the API', async () => {
  const [built, followed] = await Promise.all(
    [readRunContext().webUrl, server.url].map((url) => fetch(`${url}/token/create?chain=local`)),
  )
  const policyOf = (response: Response | undefined) =>
    response?.headers.get('content-security-policy')?.replace(/'nonce-[^']+'/, 'nonce')
  expect(policyOf(followed)).toBe(policyOf(built))
  for (const name of ['x-frame-options', 'referrer-policy', 'permissions-policy'])
    expect(followed?.headers.get(name)).toBe(built?.headers.get(name))
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})
