import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { loadKeccak } from '../keccak/load-keccak.ts'
import { listOf, numberedAddress } from '../test/read-list.ts'
import { calculateListId, hashPayList } from './calculate-list-id.ts'
import { multisendGas, multisendLimits } from './multisend-limits.ts'
import { readNftList } from './read-nft-list.ts'
import { readSendList } from './read-send-list.ts'
import { rowsOfBatch, sumOfBatch } from './rows-of-batch.ts'
import { calculateBatchGasMax, chooseRowsPerBatch, splitIntoBatches } from './split-into-batches.ts'
import { writeMultisendReport } from './write-multisend-report.ts'

const keccak = await loadKeccak()
const sender = numberedAddress(7)
const token = numberedAddress(8)
const read = (text: string) => readSendList(text, { kind: 'token', decimals: 18, keccak })

async function idOf(change: Partial<Parameters<typeof calculateListId>[0]> = {}) {
  const listHash = hashPayList(await listOf(3))
  const asset = { kind: 'token', address: token } as const
  return calculateListId({ chainId: 1, sender, asset, listHash, rowsPerBatch: 100, ...change })
}

describe('the number of a list', () => {
  test('is the same for the same payments, however the file is written', () => {
    const [a, b] = [numberedAddress(1), numberedAddress(2)]
    const plain = read(`${a},1\n${b},2.50`)
    const odd = read(
      `address;amount\r\n\r\n${a.toUpperCase().replace('0X', '0x')} ; 1.0\r\n"${b}";2.5\r\n`,
    )
    expect(odd.issues).toEqual([])
    expect(hashPayList(odd.list)).toBe(hashPayList(plain.list))
  })

  test('is another one for one other amount, recipient or order', () => {
    const [a, b] = [numberedAddress(1), numberedAddress(2)]
    const hashes = [`${a},1\n${b},2`, `${a},1\n${b},3`, `${a},1\n${a},2`, `${b},2\n${a},1`].map(
      (text) => hashPayList(read(text).list),
    )
    expect(new Set(hashes).size).toBe(4)
  })

  test('is another one for any other payment, sender, asset, network and size', async () => {
    const own = await idOf()
    const others = await Promise.all([
      idOf({ chainId: 2 }),
      idOf({ sender: zeroAddress }),
      idOf({ asset: { kind: 'native' } }),
      idOf({ asset: { kind: 'nft', address: token } }),
      idOf({ rowsPerBatch: 50 }),
      listOf(4).then((list) => idOf({ listHash: hashPayList(list) })),
    ])
    expect(new Set([own, ...others]).size).toBe(7)
    expect(await idOf()).toBe(own)
  })
})

describe('batches', () => {
  test('hold each recipient once, in the order of the list', () => {
    const batches = splitIntoBatches(205, 100)
    expect(batches.map(({ number, from, count }) => [number, from, count])).toEqual([
      [0, 0, 100],
      [1, 100, 100],
      [2, 200, 5],
    ])
    expect(splitIntoBatches(100, 100)).toHaveLength(1)
    expect(splitIntoBatches(0, 100)).toEqual([])
  })

  test.each([
    ['token', 30_000_000n],
    ['native', 30_000_000n],
    ['nft', 30_000_000n],
    ['token', 2_000_000n],
    ['native', 2_000_000n],
  ] as const)('of %s stay below EIP-7825 and half a block of %i', (kind, block) => {
    const gas = multisendGas[kind]
    const gasMax = calculateBatchGasMax(block)
    const rows = BigInt(chooseRowsPerBatch(gas, gas, gasMax))
    const used = gas.base + rows * gas.row
    expect(used).toBeLessThanOrEqual(block / 2n)
    expect(used).toBeLessThan(multisendLimits.transactionGasMax)
    // Not needlessly small either.
    expect(used * 3n).toBeGreaterThan(gasMax)
  })

  test('a dear recipient makes them smaller, a cheap sample never larger than the ordinary case', () => {
    const least = multisendGas.token
    const gasMax = calculateBatchGasMax(30_000_000n)
    const ordinary = chooseRowsPerBatch(least, least, gasMax)
    expect(chooseRowsPerBatch({ base: 0n, row: 9_000n }, least, gasMax)).toBe(ordinary)
    expect(chooseRowsPerBatch({ base: 0n, row: 150_000n }, least, gasMax)).toBeLessThan(ordinary)
  })

  test('leave out who is left out, and count NFTs by the piece', async () => {
    const list = await listOf(4)
    const rows = rowsOfBatch(list, { from: 1, count: 3 }, new Set([2]))
    expect(rows.rows).toEqual([1, 3])
    expect(rows.recipients).toEqual([numberedAddress(1), numberedAddress(3)])
    expect(sumOfBatch('token', rows)).toBe(7n * 10n ** 18n)
    expect(sumOfBatch('nft', rows)).toBe(2n)
  })
})

describe('lists of NFTs', () => {
  test('number 0 is an NFT, and each is given once', () => {
    const [a, b] = [numberedAddress(1), numberedAddress(2)]
    const right = readNftList(`address,id\n${a},0\n${b};17`.replace(';', ','))
    expect(right.issues).toEqual([])
    expect([right.list.amounts, right.list.lines, right.list.total]).toEqual([
      [0n, 17n],
      [2, 3],
      2n,
    ])
    const wrong = readNftList(`${a},1\n0x12,2\n${b},1.5\n${b},1`)
    expect(wrong.issues.map(({ line, code }) => [line, code])).toEqual([
      [2, 'Input_AddressLineInvalid'],
      [3, 'Input_TokenIdInvalid'],
      [4, 'PayList_NftTwice'],
    ])
    expect(readNftList(' \n').issues.map(({ code }) => code)).toEqual(['Input_ListEmpty'])
  })
})

test('a list of more than the bound is refused as a whole', () => {
  const lines = Array.from(
    { length: multisendLimits.rowsMax + 1 },
    (_, at) => `${numberedAddress(at)},1`,
  )
  expect(read(lines.join('\n')).issues[0]).toMatchObject({ line: 0, code: 'PayList_TooLong' })
})

test('the report says of each line what became of it', async () => {
  const list = await listOf(4)
  const planned = splitIntoBatches(4, 2).map((batch) => ({
    ...{ ...batch, isSent: false, sum: 0n, recipients: 2, gas: 0n },
  }))
  const report = writeMultisendReport(
    { list, batches: planned, leftOut: new Set([1]) },
    { decimals: 18, sent: new Set([0]), hashOf: () => '0xabc' },
  )
  expect(report.split('\n')).toEqual([
    'line,address,amount,batch,state,transaction',
    `1,${numberedAddress(0)},1.5,1,sent,0xabc`,
    `2,${numberedAddress(1)},2.5,1,left out,`,
    `3,${numberedAddress(2)},3.5,2,waiting,`,
    `4,${numberedAddress(3)},4.5,2,waiting,`,
    '',
  ])
})
