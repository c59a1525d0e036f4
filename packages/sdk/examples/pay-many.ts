/** Pays a list, one `address,amount` a line: `node pay-many.ts 0x… < list.csv`, in as many transactions as it needs. */
import { text } from 'node:stream/consumers'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { sendBatchFlow } from '@slipway/sdk/airdrop/multisend/flows/send-batch-flow'
import { batchesLeft, sumOfBatches } from '@slipway/sdk/airdrop/multisend/multisend-progress'
import { planMultisend } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { prepareBatch } from '@slipway/sdk/airdrop/multisend/prepare-batch'
import { readSendList } from '@slipway/sdk/airdrop/multisend/read-send-list'
import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { account, chain, client, succeed } from './connect.ts'

const reading = readAddress(process.argv[2] ?? '')
if (!reading.ok) throw new Error(reading.code)
const { address } = reading
const { decimals } = await getTokenFacts(client, { address })
const { list, issues } = readSendList(await text(process.stdin), {
  kind: 'token',
  decimals,
  keccak: await loadKeccak(),
})
if (issues.length > 0) {
  process.stdout.write(
    `${JSON.stringify({ issues: issues.map(({ line, code }) => `line ${line}: ${code}`) })}\n`,
  )
  process.exit(1)
}

const draft = { asset: { kind: 'token', address }, list } as const
const plan = await planMultisend(client, getAirdropContracts(chain), { draft, account })
const done = new Set<number>()
for (const batch of plan.batches) {
  const left = batchesLeft(plan, done)
  const rest = { sumLeft: sumOfBatches(left), isLast: left.length === 1 }
  const { input } = await prepareBatch(client, plan, batch, rest)
  await succeed(sendBatchFlow, input)
  done.add(batch.number)
}
process.stdout.write(`${JSON.stringify({ paid: list.count, transactions: done.size })}\n`)
