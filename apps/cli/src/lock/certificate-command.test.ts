import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getEvmChain } from '@slipway/chains'
import type { CertificateCheck } from '@slipway/sdk/lock/certificate/check-certificate'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NetworkCall } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { sayCliError } from '../errors/cli-error-texts.ts'
import { certificateCommand } from './certificate-command.ts'

const seen = vi.hoisted(() => ({
  check: undefined as unknown,
  node: { block: 'agreed', told: [] as unknown[] },
  asked: 0,
}))
vi.mock('@slipway/sdk/lock/certificate/check-certificate', () => ({
  checkCertificate: () => seen.check,
}))
vi.mock('@slipway/sdk/lock/certificate/compare-with-node', () => ({
  compareWithNode: async () => {
    seen.asked += 1
    return seen.node
  },
}))

/** A file that proves everything by itself: its header may still be one that somebody made up. */
const check = {
  verdict: 'true',
  steps: [{ name: 'header', state: 'passed' }],
  certificate: { chainId: 56, id: 'key', statement: ['Locked.'], block: { timestamp: 1 } },
  facts: {},
} as unknown as CertificateCheck

async function run(network: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'certificate-')), 'lock.json')
  await writeFile(file, '{}')
  const session = { client: {}, chain: getEvmChain(network) }
  const call = { options: {}, positionals: [file], session } as unknown as NetworkCall
  const { data, rows, verdict } = await certificateCommand.run(call)
  return { data, rows, verdict }
}

beforeEach(() => {
  seen.check = check
  seen.node = { block: 'agreed', told: [] }
  seen.asked = 0
})

test('a certificate is true once a node of its network has its block', async () => {
  expect(await run('bsc')).toMatchObject({
    data: { verdict: 'true', node: 'agreed' },
    verdict: undefined,
  })
  seen.node.block = 'unknown'
  expect((await run('bsc')).verdict).toMatchObject({ code: 'Cli_CertificateFalse' })
})

test('what was withdrawn of a schedule is said beside the certificate’s own sentences', async () => {
  const schedule = { cliffAt: 100, firstBps: 1_000, cycleSeconds: 100, cycleBps: 4_500 }
  const facts = { kind: 'token', units: 900n, initialUnits: 1_000n, unlockAt: 300, schedule }
  seen.check = { ...check, facts }
  const { data, rows } = await run('bsc')
  expect(data).toMatchObject({ statement: ['Locked.'] })
  expect(rows.at(-1)?.[1]).toContain('nothing more comes before 1970-01-01T00:03:20 UTC')
})

test('one of another network is not called true unasked', async () => {
  const { data, verdict } = await run('eth')
  expect(seen.asked).toBe(0)
  expect(data).toMatchObject({ verdict: 'open', node: 'unasked' })
  expect(verdict).toEqual(new CliError('Cli_CertificateOpen', { network: 'bsc' }))
  expect(sayCliError('Cli_CertificateOpen', { network: 'bsc' })).toContain('--network bsc')
})

test('a file that contradicts itself is false, whatever its network', async () => {
  const steps = [{ name: 'header', state: 'failed', problem: 'HeaderDiffers' }]
  seen.check = { ...check, verdict: 'false', steps }
  expect((await run('eth')).verdict).toMatchObject({ code: 'Cli_CertificateFalse' })
})
