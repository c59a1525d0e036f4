import type { Address, Signature } from '@solana/kit'
import { expect, test } from 'vitest'
import type { SendPlan, SignedBatch } from './types.ts'
import { writeSendReport } from './write-send-report.ts'

const signature = (name: string) => name as Signature
const rows = ['a', 'b', 'c', 'd'].map((name, at) => ({
  ...{ line: at + 1, address: name as Address, amount: 15n },
}))
const plan = {
  ...{ token: { decimals: 1 } as SendPlan['token'], rows },
  ...{ paid: new Map([[0, signature('s0')]]), refused: new Map([[2, 'frozen' as const]]) },
}
const batch = (name: string, ...of: number[]): SignedBatch => ({
  ...{ signature: signature(name), lastValidBlockHeight: 9n, slot: 3n, rows: of },
})

test('a payment that may still be confirmed is signed, and not said to be waiting', () => {
  expect(writeSendReport(plan, [batch('s1', 1)]).split('\n')).toEqual([
    'line,address,amount,state,transaction',
    '1,a,1.5,sent,s0',
    '2,b,1.5,signed,s1',
    '3,c,1.5,left out,',
    '4,d,1.5,waiting,',
    '',
  ])
})

test('what is confirmed is sent, whatever else was signed of it', () => {
  expect(writeSendReport(plan, [batch('s1', 0, 2)])).toMatch(
    /1,a,1.5,sent,s0\n.*\n3,c,1.5,signed,s1/,
  )
})
