import { randomInt } from 'node:crypto'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { composeMessage } from '@slipway/sdk/solana/compose-message'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { buildSendBatch } from '@slipway/sdk/solana/multisend/build-send-batch'
import { calculateSendCost } from '@slipway/sdk/solana/multisend/calculate-send-cost'
import { getSendToken } from '@slipway/sdk/solana/multisend/get-send-token'
import { packPayments } from '@slipway/sdk/solana/multisend/pack-payments'
import { planSolanaSend } from '@slipway/sdk/solana/multisend/plan-solana-send'
import { sendLimits } from '@slipway/sdk/solana/multisend/send-limits'
import { settleSigned } from '@slipway/sdk/solana/multisend/settle-signed'
import type {
  AccountOpening,
  SendPayment,
  SendRow,
  SendToken,
} from '@slipway/sdk/solana/multisend/types'
import { writeSendReport } from '@slipway/sdk/solana/multisend/write-send-report'
import { requestTestSol } from '@slipway/sdk/solana/request-test-sol'
import type { SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import {
  AccountRole,
  type Address,
  compileTransaction,
  generateKeyPairSigner,
  getTransactionEncoder,
} from '@solana/kit'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getFreezeAccountInstruction,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintToCheckedInstruction,
  getTokenSize,
  getTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningCluster, startCluster } from '../src/solana/start-cluster.ts'
import { clock, drawAddress, drawRows, inTime, SolanaSender } from './solana-sender.ts'

const classicProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
const classicMintBytes = 82
const packetBytes = 1_232
/** The program of priority fees, and its two instructions. */
const walletBytes = 32 + 8 + 12
let cluster: RunningCluster
let sender: SolanaSender

beforeAll(async () => {
  cluster = await startCluster()
  sender = await SolanaSender.create(cluster.rpcUrl)
})
afterAll(() => cluster.stop())

const placed = async (rows: readonly SendRow[], token: SendToken, opening: AccountOpening) =>
  await Promise.all(
    rows.map(async (row, at): Promise<SendPayment> => {
      const { mint, program: tokenProgram } = token
      const [account] = await findAssociatedTokenPda({ owner: row.address, mint, tokenProgram })
      return { ...row, row: at, account, opening }
    }),
  )

test.each([
  { what: 'open accounts', opening: 'once', fits: 9 },
  { what: 'open them if needed', opening: 'if-needed', fits: 9 },
  { what: 'find them open', opening: 'no', fits: 18 },
] as const)(
  'a packet takes $fits payments that $what, and not one more',
  async ({ opening, fits }) => {
    const token = await sender.createToken()
    const payments = await placed(drawRows(fits + 1), token, opening)
    const [full] = packPayments(payments)
    expect(full).toHaveLength(fits)
    const { value: lifetime } = await sender.rpc.getLatestBlockhash().send()
    const list = { token, source: drawAddress(), reference: drawAddress() }
    const bytesOf = (some: readonly SendPayment[]) =>
      getTransactionEncoder().encode(
        compileTransaction(
          composeMessage(
            { payer: sender.signer, instructions: buildSendBatch(list, sender.signer, some) },
            lifetime,
          ),
        ),
      ).length
    expect(bytesOf(full ?? [])).toBeLessThanOrEqual(packetBytes - walletBytes)
    expect(bytesOf(payments)).toBeGreaterThan(packetBytes - walletBytes)
  },
)

test('everybody of a list gets what it says, twice who stands in it twice, for the costs that were announced', async () => {
  const token = await sender.createToken()
  const rows = drawRows(30)
  const twice = [...rows, ...rows.slice(0, 3).map((row) => ({ ...row, line: row.line + 30 }))]
  const plan = await sender.plan(token, twice)
  const cost = calculateSendCost(plan)
  expect(cost).toMatchObject({
    opened: 30,
    recipients: 33,
    total: twice.reduce((sum, row) => sum + row.amount, 0n),
  })
  const { value: before } = await sender.rpc.getBalance(sender.signer.address).send()
  expect(await sender.run(token, twice)).toMatchObject({ isDone: true })
  const { value: after } = await sender.rpc.getBalance(sender.signer.address).send()
  expect(before - after).toBe(cost.depositLamports + cost.feeLamports)
  await sender.expectPaid(token, twice)
  // Once more: everything is paid, so nothing is sent.
  const again = await sender.plan(token, twice)
  expect(again.batches).toEqual([])
  expect(again.paid.size).toBe(33)
  // Another list to the same people is another one, and finds their accounts open.
  const next = await sender.plan(token, rows.toReversed())
  expect(calculateSendCost(next)).toMatchObject({ opened: 0, depositLamports: 0n })
  expect(next.batches.map((batch) => batch.length)).toEqual([18, 12])
})

test('the same nine people twice in a list are paid twice', async () => {
  const token = await sender.createToken()
  const rows = drawRows(9)
  const twice = [...rows, ...rows.map((row) => ({ ...row, line: row.line + 9 }))]
  // Both transactions pay the same, so each is signed by itself.
  expect(await sender.run(token, twice)).toMatchObject({ outcomes: { length: 1 }, isDone: false })
  expect(await sender.run(token, twice)).toMatchObject({ outcomes: { length: 1 }, isDone: true })
  await sender.expectPaid(token, twice)
})

/** At any of the transactions that ten thousand new wallets take. */
const anyTransaction = randomInt(1, 1_111)

test.each([
  [200, 1],
  [200, 4],
  [200, 9],
  [10_000, anyTransaction],
])(
  'a list of %i that is killed after %i transactions goes on and pays each exactly once',
  { timeout: 1_200_000 },
  async (wallets, killAfter) => {
    const token = await sender.createToken()
    const rows = drawRows(wallets)
    const run = (left?: number) => sender.run(token, rows, left ? { killAfter: left } : {})
    let left = killAfter
    let before: ReadonlySet<string> = new Set()
    let killed = await run(left)
    // A run covers what one signature does.
    while (killed.outcomes.length < left) {
      left -= killed.outcomes.length
      before = new Set((await sender.plan(token, rows)).paid.values())
      killed = await run(left)
    }
    expect(killed.isDone).toBe(false)
    // What was signed may still be on its way: it comes in, or its blockhash grows too old.
    const settled: string[] = []
    const paidBy: string[] = []
    const settling = settleSigned(sender.rpc, killed.signed, {
      clock,
      signal: inTime(),
      onSettled: ({ signature }, { kind }) => {
        settled.push(signature)
        if (kind === 'confirmed') paidBy.push(signature)
      },
    })
    await callRpc(cluster.rpcUrl, 'slipway_skipBlocks', [190])
    await settling
    expect(settled.toSorted()).toEqual(killed.signed.map(({ signature }) => signature).toSorted())
    const { paid } = await sender.plan(token, rows)
    expect(new Set(paid.values())).toEqual(new Set([...before, ...paidBy]))
    expect(paid.size).toBeGreaterThanOrEqual(killAfter * 9)
    expect(paid.size).toBeLessThan(rows.length)
    const runs = Math.ceil(wallets / 9 / sendLimits.perSignature)
    let isDone = false
    for (let times = 0; times < runs && !isDone; times++) isDone = (await run()).isDone
    expect(isDone).toBe(true)
    await sender.expectPaid(token, rows)
  },
)

test('what fails stops the run, with its reason, and goes on once it can', async () => {
  const token = await sender.createToken()
  const rows = [...drawRows(20), { line: 21, address: drawAddress(), amount: 10n ** 12n }]
  const stopped = await sender.run(token, rows)
  expect(stopped.isDone).toBe(false)
  const failed = stopped.outcomes.filter(({ fate }) => fate.kind !== 'confirmed')
  expect(failed).toMatchObject([
    { fate: { kind: 'failed', failure: { kind: 'refused', reason: 1 } } },
  ])
  expect(await sender.run(token, rows.slice(0, 20))).toMatchObject({ isDone: true })
})

test('a stranger who names a list in a transaction takes nobody’s payment away', async () => {
  const token = await sender.createToken()
  const rows = drawRows(3)
  const { reference, batches } = await sender.plan(token, rows)
  const stranger = await generateKeyPairSigner()
  await requestTestSol(sender.rpc, stranger.address)
  const [payment] = batches[0] ?? []
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    payer: stranger,
    ata: payment?.account as Address,
    owner: payment?.address as Address,
    mint: token.mint,
    tokenProgram: token.program,
  })
  const named = { address: reference, role: AccountRole.READONLY }
  await sender.send([{ ...opening, accounts: [...opening.accounts, named] }], stranger)
  const after = await sender.plan(token, rows)
  expect(after.paid.size).toBe(0)
  expect(await sender.run(token, rows)).toMatchObject({ isDone: true })
  await sender.expectPaid(token, rows)
})

test('who cannot be paid is named and left out, and everybody else is paid', async () => {
  const token = await sender.createToken(0, true)
  const holder = await generateKeyPairSigner()
  const paid = { line: 1, address: holder.address, amount: 5n }
  await sender.run(token, [paid])
  const [account] = await getTokenAccounts(sender.rpc, token.mint, holder.address)
  const frozen = account?.address as Address
  await sender.send([
    getFreezeAccountInstruction({ account: frozen, mint: token.mint, owner: sender.signer }),
  ])
  const rows = [...drawRows(4), { ...paid, line: 5 }]
  const plan = await sender.plan(token, rows)
  expect(plan.refused).toEqual(new Map([[4, 'frozen']]))
  expect(await sender.run(token, rows)).toMatchObject({ isDone: true })
  await sender.expectPaid(token, rows.slice(0, 4))
  const after = await sender.plan(token, rows)
  const report = writeSendReport(after, []).split('\n')
  expect(report[5]).toBe(`5,${holder.address},0.05,left out,`)
  expect(report[1]).toMatch(/^1,\w+,0\.01,sent,\w{80,}$/)
})

test('a taxed token is sent too: each gets what it says less the tax', async () => {
  const token = await sender.createToken(250)
  expect(token.transferFeeBps).toBe(250)
  const rows = [{ line: 1, address: drawAddress(), amount: 10_000n }]
  await sender.run(token, rows)
  expect(await sender.balanceOf(token, rows[0]?.address as Address)).toBe(9_750n)
})

test('a token of SPL Token is sent as well', async () => {
  const mint = await generateKeyPairSigner()
  const program = { programAddress: classicProgram }
  const of = { mint: mint.address, tokenProgram: classicProgram, owner: sender.signer.address }
  const [account] = await findAssociatedTokenPda(of)
  await sender.send([
    getCreateAccountInstruction({
      payer: sender.signer,
      newAccount: mint,
      lamports: await sender.getRent(classicMintBytes),
      space: classicMintBytes,
      ...program,
    }),
    getInitializeMint2Instruction(
      { mint: mint.address, decimals: 6, mintAuthority: sender.signer.address },
      program,
    ),
    getCreateAssociatedTokenIdempotentInstruction({ payer: sender.signer, ata: account, ...of }),
    getMintToCheckedInstruction(
      {
        mint: mint.address,
        token: account,
        mintAuthority: sender.signer,
        amount: 1_000_000n,
        decimals: 6,
      },
      program,
    ),
  ])
  const token = await sender.readToken(mint.address)
  expect(token).toMatchObject({ program: classicProgram, decimals: 6, symbol: '' })
  const rows = drawRows(12)
  expect(await sender.run(token, rows)).toMatchObject({ isDone: true })
  await sender.expectPaid(token, rows)
})

test('what is no token is told as that', async () => {
  expect(await getSendToken(sender.rpc, sender.signer.address)).toEqual({
    ok: false,
    reason: 'missing',
  })
  expect(await getSendToken(sender.rpc, TOKEN_2022_PROGRAM_ADDRESS)).toEqual({
    ok: false,
    reason: 'missing',
  })
})

/** The same node, but for some of its methods. */
const nodeWith = (methods: Readonly<Record<string, () => unknown>>): SolanaRpc =>
  new Proxy(sender.rpc, {
    get: (rpc, name) => {
      const answer = methods[String(name)]
      return answer ? () => ({ send: async () => answer() }) : Reflect.get(rpc, name)
    },
  })

test('what was seen in a block counts as paid where the node does not list it, or has forgotten it', async () => {
  const token = await sender.createToken()
  const rows = drawRows(3)
  const { outcomes } = await sender.run(token, rows)
  const known = outcomes.map(({ sent }) => sent)
  const list = { token, sender: sender.signer.address, rows }
  const lagging = nodeWith({ getSignaturesForAddress: () => [], getTransaction: () => null })
  expect((await planSolanaSend(lagging, { ...list, known })).batches).toEqual([])
  expect((await planSolanaSend(lagging, list)).batches).toHaveLength(1)
  // What another device sent cannot be read: then nothing is planned.
  const forgetful = nodeWith({ getTransaction: () => null })
  await expect(planSolanaSend(forgetful, list)).rejects.toThrow('unreachable')
})

test('a node that lists fewer transactions than it is asked for is asked until it lists none', async () => {
  const token = await sender.createToken()
  const rows = drawRows(40)
  expect(await sender.run(token, rows)).toMatchObject({ isDone: true })
  const { reference } = await sender.plan(token, rows)
  const all = await sender.rpc.getSignaturesForAddress(reference).send()
  expect(all).toHaveLength(5)
  let asked = 0
  const short = nodeWith({
    getSignaturesForAddress: () => {
      const page = all.slice(asked * 2, asked * 2 + 2)
      asked += 1
      return page
    },
  })
  const plan = await planSolanaSend(short, { token, sender: sender.signer.address, rows })
  expect(plan).toMatchObject({ batches: [], firstSlot: 0n })
  expect(asked).toBe(4)
})

test('two devices with the same list cannot both pay whoever has no account yet', async () => {
  const token = await sender.createToken()
  const rows = drawRows(12)
  const other = await sender.plan(token, rows)
  expect(other.elsewhereSlot).toBeUndefined()
  expect(await sender.run(token, rows)).toMatchObject({ isDone: true })
  // With another blockhash, these are other transactions.
  await callRpc(cluster.rpcUrl, 'slipway_skipBlocks', [1])
  expect(await sender.pay(other)).toMatchObject({ isDone: false, signed: [], outcomes: [] })
  // A node that does not list the other device's transactions yet.
  const lagging = nodeWith({ getSignaturesForAddress: () => [] })
  const { outcomes } = await sender.pay(other, { rpc: lagging })
  expect(outcomes.map(({ fate }) => fate.kind)).toEqual(['failed', 'failed'])
  await sender.expectPaid(token, rows)
  // A plan that is made now says that the other device sent something, and when.
  const { elsewhereSlot = 0n, slot, batches } = await sender.plan(token, rows)
  expect(batches).toEqual([])
  expect(slot - elsewhereSlot).toBeLessThan(sendLimits.elsewhereSlots)
})

test('money that somebody sent to an account before it is open stops nobody', async () => {
  const token = await sender.createToken()
  const rows = drawRows(2)
  const { accounts } = await sender.plan(token, rows)
  const destination = accounts[0] as Address
  const source = sender.signer
  await sender.send([getTransferSolInstruction({ source, destination, amount: 2_000_000n })])
  const plan = await sender.plan(token, rows)
  expect(plan.refused.size).toBe(0)
  expect(await sender.run(token, rows)).toMatchObject({ isDone: true })
  await sender.expectPaid(token, rows)
})

test('it is paid from the fullest account that is not frozen', async () => {
  const token = await sender.createToken(0, true)
  const of = { mint: token.mint, tokenProgram: token.program, owner: sender.signer.address }
  const [main] = await findAssociatedTokenPda(of)
  const second = await generateKeyPairSigner()
  const size = BigInt(getTokenSize([]))
  const program = { programAddress: token.program }
  await sender.send([
    getCreateAccountInstruction({
      payer: sender.signer,
      newAccount: second,
      lamports: await sender.rpc.getMinimumBalanceForRentExemption(size).send(),
      space: size,
      ...program,
    }),
    getInitializeAccount3Instruction(
      { account: second.address, mint: token.mint, owner: sender.signer.address },
      program,
    ),
    getTransferCheckedInstruction({
      ...{ source: main, mint: token.mint, destination: second.address },
      ...{ authority: sender.signer, amount: 100n, decimals: token.decimals },
    }),
    getFreezeAccountInstruction({ account: main, mint: token.mint, owner: sender.signer }),
  ])
  const rows = drawRows(4)
  expect(await sender.plan(token, rows)).toMatchObject({ source: second.address, balance: 100n })
  expect(await sender.run(token, rows)).toMatchObject({ isDone: true })
  await sender.expectPaid(token, rows)
})

test('blockhashes that grow too old on the way stop the run, and everybody is paid once in the end', async () => {
  const token = await sender.createToken()
  const rows = drawRows(60)
  const { rpc } = sender
  let sent = 0
  // The first three arrive; then the wallet's owner looks away for two minutes.
  const slow = new Proxy(rpc, {
    get: (target, name) => {
      if (name !== 'sendTransaction') return Reflect.get(target, name)
      return (...params: Parameters<SolanaRpc['sendTransaction']>) => ({
        send: async () => {
          sent += 1
          if (sent === 4) await callRpc(cluster.rpcUrl, 'slipway_skipBlocks', [190])
          return await rpc.sendTransaction(...params).send()
        },
      })
    },
  })
  const stopped = await sender.run(token, rows, { rpc: slow })
  expect(stopped.isDone).toBe(false)
  expect(stopped.outcomes.some(({ fate }) => fate.kind === 'confirmed')).toBe(true)
  const failures = stopped.outcomes.flatMap(({ fate }) =>
    fate.kind === 'failed' ? [fate.failure.kind] : [],
  )
  expect(new Set(failures)).toEqual(new Set(['expired']))
  const known = stopped.outcomes.flatMap(({ sent: batch, fate }) =>
    fate.kind === 'confirmed' ? [batch] : [],
  )
  expect(await sender.run(token, rows, { known })).toMatchObject({ isDone: true })
  await sender.expectPaid(token, rows)
})
