import { readProgram } from '@slipway/devnet/solana/deploy-local-programs'
import { type RunningCluster, startCluster } from '@slipway/devnet/solana/start-cluster'
import { getSolanaPrograms, type SolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareDeployed } from './compare-deployed.ts'

const programs = getSolanaPrograms(902) as SolanaPrograms
/** An address of 32 zeros. */
const holder = '1'.repeat(32)
let cluster: RunningCluster
let rpc: SolanaRpc

beforeAll(async () => {
  cluster = await startCluster()
  rpc = createSolanaClient(cluster.rpcUrl)
})
afterAll(() => cluster.stop())

/** Problems of programs, by name. */
async function problems(node: SolanaRpc, binaryOf = readProgram) {
  const compared = await compareDeployed(node, programs, binaryOf)
  return Object.fromEntries(compared.map(({ name, problem }) => [name, problem]))
}

/** A node that changes the bytes of the accounts that hold code. */
const changing = (change: (code: Uint8Array) => Uint8Array): SolanaRpc =>
  ({
    getAccountInfo: (asked: SolanaPrograms['locker'], config: object) => ({
      send: async () => {
        const answer = await rpc.getAccountInfo(asked, { ...config, encoding: 'base64' }).send()
        const [text] = answer.value?.data ?? ['']
        const data = Uint8Array.from(Buffer.from(text, 'base64'))
        if (data[0] !== 3) return answer
        return {
          value: {
            ...answer.value,
            data: [Buffer.from(change(data)).toString('base64'), 'base64'],
          },
        }
      },
    }),
  }) as unknown as SolanaRpc

test('what runs is the committed binary of each program, and nobody can replace it', async () => {
  const none = { locker: undefined, airdrop: undefined, presale: undefined, staking: undefined }
  expect(await problems(rpc)).toEqual(none)
  // The loader may keep room behind the code.
  expect(await problems(changing((data) => new Uint8Array([...data, 0, 0])))).toEqual(none)
})

test('other bytes, more bytes and an authority are told', async () => {
  const other = await problems(rpc, (name) => {
    const binary = readProgram(name).slice()
    if (name === 'presale') binary[binary.length - 1] = (binary.at(-1) ?? 0) ^ 1
    return binary
  })
  expect(other).toMatchObject({ presale: 'is not the committed binary', locker: undefined })
  const longer = await problems(changing((data) => new Uint8Array([...data, 1])))
  expect(longer).toMatchObject({ locker: 'is not the committed binary' })
  const replaceable = await problems(
    changing((data) => {
      // The mark of an authority, and who it is, before the code.
      const [head, code] = [data.slice(0, 12), data.slice(45)]
      return new Uint8Array([...head, 1, ...new Uint8Array(32), ...code])
    }),
  )
  expect(replaceable).toMatchObject({ locker: `can be replaced by ${holder}` })
})
