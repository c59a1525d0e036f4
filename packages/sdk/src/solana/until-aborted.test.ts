import { expect, test } from 'vitest'
import { untilAborted } from './until-aborted.ts'

const never = new Promise<never>(() => undefined)

test('an answer is awaited, and a refusal handed on', async () => {
  const { signal } = new AbortController()
  expect(await untilAborted(Promise.resolve(7), signal)).toBe(7)
  const refusal = new Error('refused')
  await expect(untilAborted(Promise.reject(refusal), signal)).rejects.toBe(refusal)
})

test('what never answers is left with the reason, also where it was left before', async () => {
  const controller = new AbortController()
  const waiting = untilAborted(never, controller.signal)
  const reason = new Error('left')
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  await expect(untilAborted(never, controller.signal)).rejects.toBe(reason)
})

test('a refusal that comes after the end troubles nobody', async () => {
  const controller = new AbortController()
  const late = Promise.withResolvers<void>()
  const waiting = untilAborted(late.promise, controller.signal)
  controller.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  late.reject(new Error('too late'))
  await new Promise((done) => setImmediate(done))
})
