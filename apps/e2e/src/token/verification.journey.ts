import { text } from 'node:stream/consumers'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import {
  type Address,
  concat,
  decodeFunctionData,
  getContractAddress,
  type Hex,
  parseEventLogs,
} from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { waitFor } from '../harness/wait-for.ts'
import { deployTaxedToken } from './deploy-taxed-token.ts'
import { recompile } from './recompile.ts'

const probe = createChainProbe('local')

/** What the API says of a token's source, once the index has the token. */
async function readVerification(token: Address) {
  const url = new URL(`/api/tokens/local/${token}/verification`, readRunContext().apiUrl)
  const answer = await waitFor(
    `the source of ${token}`,
    async () => (await fetch(url)).json() as Promise<Record<string, unknown>>,
    (value) => typeof value === 'object' && value !== null && Boolean(value.source),
  )
  return answer as {
    readonly source: { readonly contractIdentifier: string; readonly compilerVersion: string }
    readonly constructorArguments: Hex
  }
}

/** The salt of a creation, from the transaction that ordered it: creator, then seed. */
async function saltOf(token: Address): Promise<Hex> {
  const logs = await probe.getLogs({ address: factoryOfRun('local'), fromBlock: 0n })
  const created = parseEventLogs({ abi: tokenFactoryAbi, eventName: 'TokenDeployed', logs })
  const log = created.find(({ args }) => args.token === token)
  if (!log) throw new Error(`Nobody created ${token}.`)
  const { input } = await probe.getTransaction({ hash: log.transactionHash })
  const call = decodeFunctionData({ abi: tokenFactoryAbi, data: input })
  if (call.functionName !== 'deploy') throw new Error('The factory was not asked to deploy.')
  return concat([log.args.owner, call.args[7]])
}

test.each([1, 8] as const)(
  'template %i: the standard-JSON downloaded from its page compiles to the very bytes of the chain',
  async (templateId) => {
    const [owner, marketing] = await createFreshAccounts(2)
    if (!owner || !marketing) throw new Error('Accounts are missing.')
    const token =
      templateId === 1
        ? await deployToken('local', owner)
        : await deployTaxedToken(owner, marketing.address, templateId)
    const { source, constructorArguments } = await readVerification(token)

    const visitor = await openVisitor()
    await visitor.open(`/token/view/${token}?chain=local`)
    const link = visitor.page.getByRole('link', { name: m.safety_standard_json() })
    const [download] = await Promise.all([visitor.page.waitForEvent('download'), link.click()])
    const standardJson = await text(await download.createReadStream())
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()

    const { bytecode, compiler } = recompile(standardJson, source.contractIdentifier)
    expect(compiler).toContain(source.compilerVersion.replace(/^v/, '').split('+')[0])
    // The address commits to every byte of code and arguments (EIP-1014).
    const address = getContractAddress({
      opcode: 'CREATE2',
      from: factoryOfRun('local'),
      salt: await saltOf(token),
      bytecode: concat([bytecode, constructorArguments]),
    })
    expect(address).toBe(token)
  },
  120_000,
)
