import { expect, test, vi } from 'vitest'
import { createPatientRpc } from './create-patient-rpc.ts'
import type { SolanaRpc } from './solana-rpc.ts'

function nodeOf(answers: readonly (bigint | Error)[]) {
  let at = 0
  const getSlot = vi.fn(() => ({
    send: async () => {
      const answer = answers[Math.min(at, answers.length - 1)]
      at += 1
      if (answer instanceof Error) throw answer
      return answer
    },
  }))
  return { rpc: { getSlot } as unknown as SolanaRpc, getSlot }
}
const silence = new TypeError('fetch failed')

async function ask(answers: readonly (bigint | Error)[], signal = AbortSignal.timeout(5_000)) {
  const { rpc, getSlot } = nodeOf(answers)
  const sleep = vi.fn(async (_pauseMs: number) => undefined)
  const answer = await createPatientRpc(rpc, { sleep }, signal)
    .getSlot({ commitment: 'confirmed' })
    .send()
    .catch((error: unknown) => error)
  return { answer, asked: getSlot.mock.calls, pauses: sleep.mock.calls.map(([pause]) => pause) }
}

test('asks a silent node again, after longer and longer pauses', async () => {
  const { answer, asked, pauses } = await ask([silence, silence, 7n])
  expect(answer).toBe(7n)
  expect(asked).toEqual(Array(3).fill([{ commitment: 'confirmed' }]))
  expect(pauses).toEqual([500, 1_000])
})

test('gives up in the end, and at once where the answer is a no', async () => {
  expect(await ask([silence])).toMatchObject({ answer: silence, asked: { length: 6 } })
  const no = new Error('no such method')
  expect(await ask([no, 7n])).toMatchObject({ answer: no, asked: { length: 1 } })
})

test('stops with the signal', async () => {
  const { answer, asked } = await ask([silence, 7n], AbortSignal.abort(new Error('left')))
  expect(answer).toMatchObject({ message: 'left' })
  expect(asked).toHaveLength(0)
})
