import type { Update } from 'grammy/types'
import { afterEach, expect, test, vi } from 'vitest'
import { serveBot } from './serve-bot.ts'

const SECRET = 's'.repeat(32)
const SECRET_HEADER = 'X-Telegram-Bot-Api-Secret-Token'
let close: () => Promise<void> = async () => undefined
afterEach(() => close())

async function start({ fails = false, polls = false } = {}) {
  const handled: Update[] = []
  const server = await serveBot({
    port: 0,
    host: '127.0.0.1',
    webhookSecret: polls ? undefined : SECRET,
    handle: async (update) => {
      if (fails) throw new Error('the database is away')
      handled.push(update)
    },
    isReady: async () => false,
  })
  close = server.close
  const base = `http://127.0.0.1:${server.port}`
  const post = async (
    body: string,
    headers: Record<string, string> = { [SECRET_HEADER]: SECRET },
  ) => (await fetch(`${base}/webhook`, { method: 'POST', body, headers })).status
  return { handled, base, post }
}

const update = (id = 1) => JSON.stringify({ update_id: id })

test('an update with the secret is handled before it is answered', async () => {
  const { handled, post } = await start()
  expect(await post(update(7))).toBe(200)
  expect(handled).toEqual([{ update_id: 7 }])
})

test.each([
  ['no secret', {}],
  ['another secret', { [SECRET_HEADER]: 'x'.repeat(32) }],
  ['a part of it', { [SECRET_HEADER]: SECRET.slice(1) }],
  ['more than it', { [SECRET_HEADER]: `${SECRET}s` }],
] as const)('%s is refused with 401, and nothing is read', async (_, headers) => {
  const { handled, post } = await start()
  expect(await post(update(), headers)).toBe(401)
  expect(await post('no JSON', headers)).toBe(401)
  expect(handled).toEqual([])
})

test.each(['', 'no JSON', 'null', '[]', '{}', '{"update_id":"1"}'])(
  '%j is no update: 400',
  async (body) => {
    const { handled, post } = await start()
    expect(await post(body)).toBe(400)
    expect(handled).toEqual([])
  },
)

test('a body of more than 256 KiB is refused with 413', async () => {
  const { handled, post } = await start()
  const filled = (bytes: number) => update().replace('}', `,"a":"${'b'.repeat(bytes)}"}`)
  expect(await post(filled(256 * 1_024))).toBe(413)
  expect(await post(filled(255 * 1_024))).toBe(200)
  expect(handled).toHaveLength(1)
})

test('what could not be handled is answered with 500: the messenger sends it again', async () => {
  // The server prints the failure.
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  const { post } = await start({ fails: true })
  expect(await post(update())).toBe(500)
})

test('a bot that asks for its updates takes none, and nothing but a post is an update', async () => {
  const polling = await start({ polls: true })
  expect(await polling.post(update())).toBe(404)
  await close()
  const { base } = await start()
  expect((await fetch(`${base}/webhook`, { headers: { [SECRET_HEADER]: SECRET } })).status).toBe(
    404,
  )
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
  expect((await fetch(`${base}/readyz`)).status).toBe(503)
})
